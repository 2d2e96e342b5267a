/** The pencil of editing, which visitors never see: so it is not among the icons every page may carry. */
export function PencilIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="m4.5 19.5 1-4.500L16.200 4.300a1.800 1.800 0 0 1 2.600 0l.9.9a1.800 1.800 0 0 1 0 2.600L9 18.500zM14.500 6l3.500 3.500" />
    </svg>
  )
}

/** Three dots: there is more to choose. */
export function MoreIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M5.500 12h.01M12 12h.01M18.500 12h.01" strokeWidth="3.2" />
    </svg>
  )
}

/** A bin: takes something away. */
export function BinIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M4.500 6.800h15M9.500 6.500v-2h5v2M6.500 7l.8 12.500h9.400L17.500 7M10.300 10.500v5.500M13.700 10.500v5.500" />
    </svg>
  )
}
