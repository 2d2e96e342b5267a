/** Three leaning poplars over one horizon line; the trees take the colour of the text. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <circle cx="15" cy="19" r="8" fill="var(--color-wheat)" />
      <path
        fill="currentColor"
        d="M15.5 38.5C12.6 31 13.2 22 20.4 13.2 22.6 23 21.6 32 17.6 38.5ZM25 38.5C21.6 28.5 22.6 17 31.4 5.6 34 18 32.4 30 27.4 38.5ZM35.4 38.5C32.4 31 33 23 40 14.6 42.2 24 41.2 32.4 37.6 38.5Z"
      />
      <path d="M2 42.4C14 38.6 32 38.6 46 41.6" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
