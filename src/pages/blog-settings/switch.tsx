type Needs = { on: boolean; label: string; busy: boolean; turn(): void }

/** On or off, at once; it keeps the focus while its work is done. */
export function Switch({ on, label, busy, turn }: Needs) {
  return (
    <button
      type="button"
      className="blogs-switch"
      role="switch"
      aria-checked={on}
      aria-label={label}
      aria-disabled={busy || undefined}
      onClick={() => !busy && turn()}
    >
      <i />
    </button>
  )
}
