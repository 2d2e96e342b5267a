import { tellFormLeft } from '../../../calls/insights-calls.ts'
import { findForm } from '../../../forms/forms.ts'
import type { Counting } from '../../insights/create-counting.ts'
import { mayCount } from '../../insights/may-count.ts'
import type { LabelsOf } from '../../insights/form-funnels.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerTellFormLeft({ counting, labelsOf }: { counting: Counting; labelsOf: LabelsOf }): AnsweredCall {
  return answer(tellFormLeft, async ({ query: { form, at }, tenant, person, request: { headers } }) => {
    const known = findForm(form)
    // A question the form does not ask is nobody's, and its name could be anything.
    if (known && mayCount(headers, person, tenant) && (await labelsOf(tenant, known.name))(at) !== undefined)
      counting.formStep(tenant, known.name, 'left', at)
    return { status: true as const }
  })
}
