import type { ChoiceField } from '../../fields/choice.ts'
import { statesOf } from '../../nouns/places/us-states.ts'

/** The field with the states a tenant serves as its options, and those that were `chosen` while it still served them. */
export function offeredStates(field: ChoiceField, served: readonly string[], chosen: readonly string[]): ChoiceField {
  const offered = new Set(['', ...statesOf(served).map(({ name }) => name), ...chosen])
  const options = field.options.filter(({ value }) => offered.has(value))
  return { ...field, options, offered: () => options }
}
