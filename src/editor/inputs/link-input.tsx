import { completedAddress, dialledAsWritten, type LinkField } from '../../fields/link.ts'
import { LinkBox } from '../links/link-box.tsx'
import { BrokenLinksNote } from '../links/broken-links-note.tsx'
import { isNeeded, useField, type InputProps } from './editing-form.ts'
import { FieldFrame } from './field-frame.tsx'

/** Where something leads: a page found by its name, or an address. */
export function LinkInput({ field, value, fieldPath, siblings }: InputProps<LinkField>) {
  const { id, message, put } = useField<string>(fieldPath)
  const { label, hint } = field
  const needed = isNeeded(field, siblings)
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      message={message}
      needed={needed}
      after={
        <>
          <OtherNumber of={id} value={value} beside={Object.values(siblings ?? {})} onTake={put} />
          <BrokenLinksNote hrefs={isElsewhere(value) ? [value] : []} />
        </>
      }
    >
      <LinkBox id={id} value={value} said={{ hint, message, needed }} onChange={put} />
    </FieldFrame>
  )
}

type Other = { /** The id of the link's box. */ of: string; value: string; beside: readonly unknown[]; onTake(address: string): void }

/** Whoever changes a phone number has two fields to change: the one that was forgotten is offered the other's. */
function OtherNumber({ of, value, beside, onTake }: Other) {
  const written = beside.find((each) => typeof each === 'string' && dialledAsWritten(value, each) !== value) as string | undefined
  if (written === undefined) return null

  /** The button goes with what it did: whoever pressed it goes on in the link's box. */
  function take(number: string) {
    onTake(completedAddress(number))
    document.getElementById(of)?.focus()
  }

  return (
    <p className="ed-hint">
      What is written beside it is another number.{' '}
      <button type="button" className="ed-link" onClick={() => take(written)}>
        Call {written.trim()}
      </button>
    </p>
  )
}

/** What is on this site the box says itself. */
const isElsewhere = (value: string) => /^https?:\/\//i.test(value.trim())
