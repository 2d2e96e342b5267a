/** Where in the list one was, for a form that leads back there. */
export function PlaceInList({ q, page }: { q: string; page: number }) {
  return (
    <>
      {q !== '' && <input type="hidden" name="q" value={q} />}
      {page > 1 && <input type="hidden" name="page" value={page} />}
    </>
  )
}
