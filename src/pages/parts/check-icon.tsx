import './checklist.css'

/** A check mark, or a cross with `no`; decoration beside words that say the same. */
export function CheckIcon({ no = false }: { no?: boolean }) {
  return (
    <svg className={no ? 'check-icon cross-icon' : 'check-icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={no ? 'M6.5 6.5l11 11M17.5 6.5l-11 11' : 'M5 12.5 9.5 17 19 7.5'} />
    </svg>
  )
}
