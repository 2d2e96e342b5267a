import type { LinkField } from '../../fields/link.ts'
import { address } from '../../routes.ts'
import { useField, type InputProps } from './editing-form.ts'
import { describedBy, FieldFrame } from './field-frame.tsx'

/** An address; the pages of this site are offered as one types. */
export function LinkInput({ field, value, fieldPath }: InputProps<LinkField>) {
  const { id, message, put } = useField<string>(fieldPath)
  const { label, hint } = field
  return (
    <FieldFrame id={id} label={label} hint={hint} message={message}>
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
        {...describedBy(id, { hint, message })}
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
