import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { RichOffers } from '../../fields/rich-allowed.ts'
import { FieldMessage } from '../inputs/field-frame.tsx'
import { attributesOf } from '../inputs/rich-text-input.tsx'
import { WordsWithTools } from '../inputs/words-with-tools.tsx'
import { writing } from '../writing/load-writing.ts'

type Props = { label: string; text: string; onChange(text: string): void }

/** Begins with mine, and has the focus, since somebody has just asked for it. */
export function WrittenTogether({ label, text, onChange }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  return (
    <textarea
      ref={area}
      rows={3}
      aria-label={`${label}, written together`}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

type RichProps = Props & { now(): string; offers: RichOffers; partBehind: number }

/** The same for what is written with tools; `now` is what is there at this moment, behind so many blocks of its text. */
export function RichTogether({ label, text, now, offers, partBehind, onChange }: RichProps) {
  const isHere = useSyncExternalStore(writing.subscribe, writing.get).area !== undefined
  const [trouble, setTrouble] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  // It opens below both sides, where the foot of the form may lie over it.
  useEffect(() => {
    if (isHere) place.current?.scrollIntoView({ block: 'center' })
  }, [isHere])
  return (
    <div className="ed-field" ref={place}>
      <p className="ed-label" id={`${id}-label`}>
        {label}, written together
      </p>
      <WordsWithTools
        id={id}
        html={text}
        now={now}
        attributes={{ ...attributesOf(id, { message: trouble }), ...(offers.figures ? { class: 'article-text' } : {}) }}
        focused
        offers={offers}
        partBehind={partBehind}
        onWritten={onChange}
        onTrouble={setTrouble}
      />
      <FieldMessage id={id} message={trouble} />
    </div>
  )
}
