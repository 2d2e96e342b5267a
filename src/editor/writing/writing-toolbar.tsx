import type { Editor } from '@tiptap/core'
import { useState, type KeyboardEvent, type RefObject } from 'react'
import { EditorIcon } from '../editor-icon.tsx'
import type { Tool } from './writing-tools.ts'

type Props = { of: RefObject<HTMLDivElement | null>; editor: Editor; tools: readonly Tool[]; controls: string }

/** The tools above the words: one stop of the Tab key, arrows from tool to tool (WAI-ARIA toolbar pattern). */
export function WritingToolbar({ of, editor, tools, controls }: Props) {
  const [last, setAt] = useState(0)
  // Tools come and go with what the cursor is in.
  const at = Math.min(last, tools.length - 1)

  function byKeys(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    const to = (next + tools.length) % tools.length
    setAt(to)
    of.current?.querySelectorAll<HTMLElement>('button, select')[to].focus()
  }

  return (
    <div className="ed-tools-row" role="toolbar" tabIndex={-1} aria-label="Text tools" aria-controls={controls} ref={of} onKeyDown={byKeys}>
      {tools.map((tool, index) => {
        const { name, look, keys, isOn, isOff, press, choices } = tool
        if (choices)
          return (
            <select
              key={name}
              aria-label={name}
              title={name}
              value={choices.chosen(editor)}
              tabIndex={index === at ? 0 : -1}
              onFocus={() => setAt(index)}
              onChange={(event) => choices.choose(editor, event.currentTarget.value)}
            >
              {choices.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )
        const off = isOff?.(editor) ?? false
        return (
          <button
            key={name}
            type="button"
            className={typeof look !== 'string' && look.letter.length > 1 ? 'ed-ico ed-worded' : 'ed-ico'}
            aria-label={name}
            title={keys ? `${name} (${keys})` : name}
            aria-pressed={isOn?.(editor)}
            aria-disabled={off || undefined}
            tabIndex={index === at ? 0 : -1}
            onFocus={() => setAt(index)}
            // The words keep their focus and what is marked in them.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => off || press(editor)}
          >
            {typeof look === 'string' ? <EditorIcon name={look} /> : <look.as className="ed-letter">{look.letter}</look.as>}
          </button>
        )
      })}
    </div>
  )
}
