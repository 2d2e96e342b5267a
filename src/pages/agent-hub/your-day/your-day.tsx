/** What waits for whoever is signed in; nothing yet. */
export function YourDay() {
  return null
}
