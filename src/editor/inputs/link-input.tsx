import type { LinkField } from '../../fields/link.ts'
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
      after={<BrokenLinksNote hrefs={isElsewhere(value) ? [value] : []} />}
    >
      <LinkBox id={id} value={value} said={{ hint, message, needed }} onChange={put} />
    </FieldFrame>
  )
}

/** What is on this site the box says itself. */
const isElsewhere = (value: string) => /^https?:\/\//i.test(value.trim())
