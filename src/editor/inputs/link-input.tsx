import type { LinkField } from '../../fields/link.ts'
import { address } from '../../routes.ts'
import { isNeeded, useField, type InputProps } from './editing-form.ts'
import { describedBy, FieldFrame } from './field-frame.tsx'

/** An address; the pages of this site are offered as one types. */
export function LinkInput({ field, value, fieldPath, siblings }: InputProps<LinkField>) {
  const { id, message, put } = useField<string>(fieldPath)
  const { label, hint } = field
  const needed = isNeeded(field, siblings)
  return (
    <FieldFrame id={id} label={label} hint={hint} message={message} needed={needed}>
      <input
        type="text"
        inputMode="url"
        id={id}
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        list={pagesId}
        onChange={(event) => put(event.currentTarget.value)}
        {...describedBy(id, { hint, message, needed })}
      />
    </FieldFrame>
  )
}

/** The list of pages, for inputs that take an address. */
export const pagesId = 'ed-pages'

/** Once in the form; every link input draws from it. */
export function PagesOfSite() {
  return (
    <datalist id={pagesId}>
      {[...new Set(Object.values(address))].map((page) => (
        <option key={page} value={page}>
          {page}
        </option>
      ))}
    </datalist>
  )
}
