/** How many characters there are, where a text has a least length. */
export function Counter({ id, words, minimum }: { id: string; words: string; minimum: number }) {
  const count = [...words.trim()].length
  const enough = count >= minimum
  return (
    <p className={enough ? 'ed-count ok' : 'ed-count'} id={`${id}-count`}>
      <meter aria-hidden="true" max={minimum} value={Math.min(count, minimum)} />
      {enough ? `${count} characters; ${minimum} or more is enough` : `${count} of at least ${minimum} characters`}
    </p>
  )
}
