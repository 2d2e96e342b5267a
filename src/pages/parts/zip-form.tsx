type Props = {
  id: string
  /** Which parameter of the page it leads to carries the ZIP code. */
  name: string
  to: string
  label: string
  /** Said when it is no ZIP code. */
  problem: string
  button: string
  look: string
  className: string
  /** What else the page it leads to is to know, by parameter. */
  also?: Readonly<Record<string, string>>
}

/** Asks for a ZIP code and leads on with it. */
export function ZipForm({ id, name, to, label, problem, button, look, className, also = {} }: Props) {
  return (
    <checked-form>
      <form action={to}>
        <div className={className}>
          <label className="label" htmlFor={id}>
            {label}
          </label>
          <input
            className="input"
            id={id}
            name={name}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            pattern="[0-9]{5}"
            required
            title={problem}
            aria-describedby={`${id}-problem`}
          />
        </div>
        {Object.entries(also).map(([parameter, value]) => value && <input key={parameter} type="hidden" name={parameter} value={value} />)}
        <button className={look}>{button}</button>
        <p className="problem" id={`${id}-problem`} role="alert" />
      </form>
    </checked-form>
  )
}
