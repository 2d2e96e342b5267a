import { FieldFrame } from './field-frame.tsx'

type Props = { id: string; label: string; query: string; onQuery(query: string): void }

/** A box that narrows what is shown below it as one types. */
export function SearchField({ id, label, query, onQuery }: Props) {
  return (
    <FieldFrame id={id} label={label}>
      <input
        id={id}
        type="search"
        value={query}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}
