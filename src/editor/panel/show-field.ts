/** Scrolls the form so that the field and what is said under it are seen, the message first where both do not fit. */
export function showField(field: Element): void {
  const whole = field.closest('.ed-field')
  whole?.scrollIntoView({ block: 'nearest' })
  whole?.querySelector(':scope > .ed-err')?.scrollIntoView({ block: 'nearest' })
}
