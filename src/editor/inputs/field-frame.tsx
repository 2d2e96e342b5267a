import type { ReactNode } from 'react'

type Props = {
  id: string
  label: string
  hint?: string
  message?: string
  /** It must not be left empty. */
  needed?: boolean
  children: ReactNode
  /** Between the input and its message. */ after?: ReactNode
}

/** Label above, hint under the label, the input, and the message under it. */
export function FieldFrame({ id, label, hint, message, needed, children, after }: Props) {
  return (
    <div className={message ? 'ed-field bad' : 'ed-field'}>
      <label htmlFor={id} className={needed ? 'ed-needed' : undefined}>
        {label}
      </label>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldMessage id={id} message={message} />
      {after}
    </div>
  )
}

/** Without an id it describes no input: the hint of a whole list or group. */
export function FieldHint({ id, hint }: { id?: string; hint?: string }) {
  return hint ? (
    <p className="ed-hint" id={id && `${id}-hint`}>
      {hint}
    </p>
  ) : null
}

/** What is wrong with a field, below its input. */
export function FieldMessage({ id, message }: { id: string; message?: string }) {
  return message ? (
    <p className="ed-err" id={`${id}-message`}>
      {message}
    </p>
  ) : null
}

/** What a screen reader reads with the input: its message first, then its hint. */
export function describedBy(
  id: string,
  { hint, message, more, needed }: { hint?: string; message?: string; more?: string; needed?: boolean },
) {
  const ids = [message && `${id}-message`, hint && `${id}-hint`, more && `${id}-${more}`].filter(Boolean)
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': message ? true : undefined,
    'aria-required': needed || undefined,
  }
}
