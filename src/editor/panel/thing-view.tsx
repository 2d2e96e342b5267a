import type { ReactNode } from 'react'
import type { Desk } from '../desk/desk.ts'
import type { Edited } from '../desk/edited-things.ts'
import { useRun } from '../desk/use-desk.ts'
import { ThingFields } from '../inputs/thing-fields.tsx'
import { ColleaguesNote } from './colleagues-note.tsx'
import { ConflictView } from './conflict-view.tsx'
import { CopyOut } from './copy-out.tsx'
import { LeftDrafts } from './left-drafts.tsx'
import { fieldsOf } from './parts.ts'
import { UnreadableDrafts } from './unreadable-drafts.tsx'

type Props = { desk: Desk; edited: Edited; part: string | undefined; form: ReactNode }

/** What is in the panel: the choices to make, or the form below what there is to say of it. */
export function ThingView({ desk, edited, part, form }: Props) {
  const { key, thing, run } = edited
  const { step } = useRun(run)
  if (step.at === 'dispute') return <ConflictView edited={edited} dispute={step.dispute} me={desk.data.person.name} />
  return (
    <div className="ed-view">
      {step.at === 'stopped' && step.why !== 'refused' && <CopyOut edited={edited} />}
      <LeftDrafts desk={desk} edited={edited} />
      <UnreadableDrafts edited={edited} />
      <ColleaguesNote desk={desk} of={key} />
      <p className="ed-hint ed-needed-key">* has to be filled in</p>
      {form ?? <ThingFields fields={fieldsOf(thing, part)} spot={thing.spot} />}
    </div>
  )
}
