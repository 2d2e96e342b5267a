/** Where a row was that has just been deleted: the way back. */
export function GoneRow({ name, onBringBack }: { name: string; onBringBack(): void }) {
  return (
    <li className="ed-gone">
      “{name}” is deleted.{' '}
      <button type="button" className="ed-link" onClick={onBringBack}>
        Bring it back
      </button>
    </li>
  )
}
