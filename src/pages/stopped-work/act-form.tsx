import type { ReactNode } from 'react'
import type { StoppedAct, StoppedJob } from '../../nouns/stopped-work/stopped-work.ts'
import { address } from '../../routes.ts'
import { SignedForm } from '../shell/signed-form.tsx'

/** Names each that the page counts, so that nothing is given up that stopped only after somebody looked. */
export function ActForm({ act, jobs, children }: { act: StoppedAct; jobs: readonly StoppedJob[]; children: ReactNode }) {
  return (
    <SignedForm action={address.stoppedWork}>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="ids" value={jobs.map(({ id }) => id).join()} />
      {children}
    </SignedForm>
  )
}
