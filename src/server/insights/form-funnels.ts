import type { FormFunnel } from '../../nouns/insights/report.ts'
import type { TenantSettings } from '../tenants.ts'
import type { Summed } from './read-counts.ts'

/** What a question is called on its form; undefined where it asks nothing of that name any more. */
export type LabelOf = (question: string) => string | undefined

/** The questions of a form, by their ids. */
export type LabelsOf = (tenant: TenantSettings, form: string) => Promise<LabelOf>

/** How far people came in each form that anybody opened; the questions in the words of the form. */
export async function funnelsOf(
  sums: readonly Summed[],
  names: readonly string[],
  compares: boolean,
  labelsOf: (form: string) => Promise<LabelOf>,
): Promise<FormFunnel[]> {
  const known = new Map(sums.map((each) => [each.name, each]))
  const funnels = names.map(async (form): Promise<FormFunnel | null> => {
    const count = (step: string) => known.get(`${form} ${step}`)?.many ?? 0
    const [opened, left, sent] = [count('opened'), count('left'), count('sent')]
    if (opened + left + sent === 0) return null
    const labelOf = await labelsOf(form)
    const before = compares ? (known.get(`${form} sent`)?.before ?? 0) : null
    // Whoever sent it had begun it; those who left it told so as they went.
    return { form, opened: Math.max(opened, left + sent), begun: left + sent, sent, before, stopped: stoppedIn(form, sums, labelOf) }
  })
  return (await Promise.all(funnels)).filter((each) => each !== null)
}

function stoppedIn(form: string, sums: readonly Summed[], labelOf: LabelOf): FormFunnel['stopped'] {
  const byQuestion = new Map<string, { left: number; refused: number }>()
  for (const step of ['left', 'refused'] as const)
    for (const { name, many } of sums) {
      if (!name.startsWith(`${form} ${step} `) || many === 0) continue
      const question = labelOf(name.slice(`${form} ${step} `.length))
      if (question === undefined) continue
      const known = byQuestion.get(question) ?? { left: 0, refused: 0 }
      byQuestion.set(question, { ...known, [step]: known[step] + many })
    }
  return [...byQuestion]
    .map(([question, many]) => ({ question, ...many }))
    .toSorted((a, b) => b.left + b.refused - (a.left + a.refused))
    .slice(0, 8)
}
