import { useState } from 'react'
import { linksInHtml } from '../../fields/links-in-html.ts'
import { plainWords } from '../../fields/rich-words.ts'
import type { RichTextField } from '../../fields/rich-text.ts'
import { isNeeded, useEditingForm, useField, type InputProps } from './editing-form.ts'
import { valueAt } from '../saving/field-paths.ts'
import { BrokenLinksNote } from '../links/broken-links-note.tsx'
import { Counter } from './counter.tsx'
import { describedBy, FieldHint, FieldMessage } from './field-frame.tsx'
import { WordsWithTools } from './words-with-tools.tsx'

/** Words with headings, lists, links and pictures. Its tools are fetched when the first such field is shown. */
export function RichTextInput({ field, value, fieldPath, siblings }: InputProps<RichTextField>) {
  const { run } = useEditingForm()
  const { id, message, put } = useField<string>(fieldPath)
  const [trouble, setTrouble] = useState('')
  const { label, hint, minimum } = field
  const said = trouble || message
  const needed = isNeeded(field, siblings)

  return (
    <fieldset className={said ? 'ed-field bad' : 'ed-field'}>
      <legend className={needed ? 'ed-label ed-needed' : 'ed-label'} id={`${id}-label`}>
        {label}
      </legend>
      <FieldHint id={id} hint={hint} />
      <WordsWithTools
        id={id}
        html={value}
        now={() => String(valueAt(run.state().draft, fieldPath) ?? '')}
        attributes={attributesOf(id, { hint, message: said, more: minimum > 0 ? 'count' : undefined, needed })}
        offers={field.offers}
        onWritten={put}
        onTrouble={setTrouble}
      />
      <FieldMessage id={id} message={said} />
      <BrokenLinksNote hrefs={linksInHtml(value)} />
      {minimum > 0 && <Counter id={id} words={plainWords(value)} minimum={minimum} />}
    </fieldset>
  )
}

/** The words are no form control, so they are named and described by what is around them. */
export function attributesOf(id: string, around: Parameters<typeof describedBy>[1]): Record<string, string> {
  const { 'aria-describedby': ids, 'aria-invalid': invalid, 'aria-required': required } = describedBy(id, around)
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    ...(ids ? { 'aria-describedby': ids } : {}),
    ...(invalid ? { 'aria-invalid': 'true' } : {}),
    ...(required ? { 'aria-required': 'true' } : {}),
  }
}
