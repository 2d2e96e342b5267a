import { useWords } from '../../words/use-words.ts'

/** What people call each form, by the name it is kept under. */
export const useFormNames = (): Partial<Record<string, string>> => useWords().forms.names
