import { useEffect, useState } from 'react'
import { htmlOf, type Block, type RichBlocksField } from '../../fields/rich-blocks.ts'
import { linksInHtml } from '../../fields/links-in-html.ts'
import { BrokenLinksNote } from '../links/broken-links-note.tsx'
import { newKey } from '../saving/browser-ports.ts'
import { valueAt, withValueAt } from '../saving/field-paths.ts'
import { continuedBlocks } from './continued-blocks.ts'
import { fieldId, useEditingForm } from './editing-form.ts'
import { FieldMessage } from './field-frame.tsx'
import { attributesOf } from './rich-text-input.tsx'
import { WordsWithTools } from './words-with-tools.tsx'

/** A long text in one piece to whoever writes it; what is kept of it are its blocks. */
export function RichBlocksInput({ field, value, fieldPath }: { field: RichBlocksField; value: Block[]; fieldPath: string }) {
  const { run, state } = useEditingForm()
  const [trouble, setTrouble] = useState('')
  const id = fieldId(fieldPath)
  const problem = state.problems.find(({ path }) => path === fieldPath || path.startsWith(`${fieldPath}#`))
  const said = trouble || problem?.message

  // Of several pictures it is the first that still says nothing.
  useEffect(() => {
    if (problem) document.querySelector('.ed-said.unsaid')?.scrollIntoView({ block: 'center' })
  }, [problem])

  const now = () => (valueAt(run.state().draft, fieldPath) ?? []) as Block[]

  function put(written: string[]) {
    const blocks = continuedBlocks(now(), written, () => newKey().slice(0, 8))
    run.tell({ is: 'typed', draft: withValueAt(run.state().draft, fieldPath, blocks) })
  }

  const html = htmlOf(value)
  return (
    <fieldset className={said ? 'ed-field ed-long bad' : 'ed-field ed-long'}>
      <legend className="ed-label" id={`${id}-label`}>
        {field.label}
      </legend>
      <WordsWithTools
        id={id}
        html={html}
        now={() => htmlOf(now())}
        attributes={{ ...attributesOf(id, { message: said }), class: 'article-text' }}
        offers={field.item.html.offers}
        onWritten={(_html, blocks) => put(blocks)}
        onTrouble={setTrouble}
      />
      <FieldMessage id={id} message={said} />
      <BrokenLinksNote hrefs={linksInHtml(html)} />
    </fieldset>
  )
}
