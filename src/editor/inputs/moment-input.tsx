import type { SyntheticEvent } from 'react'
import { readsAsMoment, type MomentField } from '../../fields/moment.ts'
import { instantOf } from '../../nouns/wall-time.ts'
import { clocksOfTime } from '../words/moments.ts'
import { isNeeded, useEditingForm, useField, type InputProps } from './editing-form.ts'
import { describedBy, FieldFrame } from './field-frame.tsx'

/** A day and a time, by the device's own picker. */
export function MomentInput({ field, value, fieldPath, siblings = {} }: InputProps<MomentField>) {
  const { id, message, put } = useField<string>(fieldPath)
  const { timeZone } = useEditingForm().desk.data
  const { label, whenPast } = field
  const hint = [field.hint, clocksOfTime()].filter(Boolean).join(' ') || undefined
  const past = whenPast !== undefined && readsAsMoment(value) && isPast(value, timeZone)
  const needed = isNeeded(field, siblings)

  /** Of half a day browsers say that there is nothing; it is told apart from none, so that it is asked for and not saved as none. */
  function read({ currentTarget: { value: now, validity } }: SyntheticEvent<HTMLInputElement>) {
    const told = validity.badInput ? 'incomplete' : now
    if (told !== value) put(told)
  }

  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      message={message}
      needed={needed}
      after={
        whenPast && (
          <div className="ed-broken" id={`${id}-past`} aria-live="polite">
            {past && <span>{whenPast}</span>}
          </div>
        )
      }
    >
      <input
        type="datetime-local"
        id={id}
        value={readsAsMoment(value) ? value : ''}
        onChange={read}
        onKeyUp={read}
        onBlur={read}
        {...describedBy(id, { hint, message, more: past ? 'past' : undefined, needed })}
      />
    </FieldFrame>
  )
}

/** As the server judges it, in the hours too that clocks skip or show twice. */
function isPast(wall: string, timeZone: string): boolean {
  const at = instantOf(wall, timeZone)
  return at !== null && at <= new Date()
}
