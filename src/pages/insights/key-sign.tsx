const signs = {
  now: <path className="plot-now" d="M0 7h22" />,
  open: <path className="plot-now plot-open" d="M2 7h20" />,
  before: <path className="plot-before" d="M0 7h22" />,
  mark: <path className="plot-diamond" d="M11 -1l8 8l-8 8l-8-8z" />,
  full: <rect className="plot-bar" width="22" height="14" />,
  hatch: (
    <>
      <rect className="plot-outline" x="0.5" y="0.5" width="21" height="13" />
      <path className="plot-hatch-line" d="M3 14l8-14M11 14l8-14" />
    </>
  ),
}

/** What a sign of a picture stands for, drawn as the picture is: a ground or a border would be left out on paper and in somebody's own colors. */
export function KeySign({ of, says }: { of: keyof typeof signs; says: string }) {
  return (
    <span className={`key-${of}`}>
      <svg viewBox="0 0 22 14" width="22" height="14" aria-hidden="true">
        {signs[of]}
      </svg>
      {says}
    </span>
  )
}
