/** "September 12 · Fox Hollow, Sterling · Shotgun start at 8:30" → "September 12, Fox Hollow, Sterling."; written otherwise, all of it. */
export function dayAndPlace(tagline: string): string {
  const said = tagline.trim().split(' · ').slice(0, 2).join(', ')
  return said === '' || /[.!?]$/.test(said) ? said : `${said}.`
}
