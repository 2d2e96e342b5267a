import { useEffect, useState, useSyncExternalStore } from 'react'
import { htmlOf, type Block, type RichBlocksField } from '../../fields/rich-blocks.ts'
import { linksInHtml } from '../../fields/links-in-html.ts'
import { BrokenLinksNote } from '../links/broken-links-note.tsx'
import { newKey } from '../saving/browser-ports.ts'
import { valueAt, withValueAt } from '../saving/field-paths.ts'
import { loadWriting, writing } from '../writing/load-writing.ts'
import { continuedBlocks } from './continued-blocks.ts'
import { AwaitedTools } from './awaited-tools.tsx'
import { fieldId, useEditingForm } from './editing-form.ts'
import { FieldMessage } from './field-frame.tsx'
import { attributesOf } from './rich-text-input.tsx'

/** A long text in one piece to whoever writes it; what is kept of it are its blocks. */
export function RichBlocksInput({ field, value, fieldPath }: { field: RichBlocksField; value: Block[]; fieldPath: string }) {
  const { run, state } = useEditingForm()
  const { area: Area, failed } = useSyncExternalStore(writing.subscribe, writing.get)
  const [trouble, setTrouble] = useState('')
  const id = fieldId(fieldPath)
  const problem = state.problems.find(({ path }) => path === fieldPath || path.startsWith(`${fieldPath}#`))
  const said = trouble || problem?.message

  useEffect(loadWriting, [])

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
      {Area ? (
        <Area
          id={id}
          html={html}
          now={() => htmlOf(now())}
          attributes={{ ...attributesOf(id, { message: said }), class: 'article-text' }}
          focused={false}
          offers={field.item.html.offers}
          onWritten={(_html, blocks) => put(blocks)}
          onTrouble={setTrouble}
        />
      ) : (
        <AwaitedTools id={id} html={html} failed={failed} />
      )}
      <FieldMessage id={id} message={said} />
      <BrokenLinksNote hrefs={linksInHtml(html)} />
    </fieldset>
  )
}
