import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import type { AnySection } from '../../content/section.ts'
import type { Form } from '../../forms/form.ts'
import type { Answers } from '../../nouns/forms/check-answers.ts'
import { isFiveDigitZip } from '../../nouns/places/zip-code.ts'
import { isQuotedOnPage } from '../../routes.ts'
import { siteContext } from '../site.ts'
import type { StoredSection } from '../site/site-content.ts'
import type { OpenForm, Receipt } from '../site/site-forms.ts'
import { refusedContext, type RefusedForm } from './refused-form.ts'

/** What a page with a form knows: the form to fill in, what was wrong with it, or that it was sent. */
export interface FormPage {
  form: OpenForm
  refused: RefusedForm | null
  receipt: Receipt | null
  sections: Record<string, StoredSection>
  /** True where the address names an agent nobody knows. */
  agentUnknown: boolean
  /** True after its link was mailed. */
  kept: boolean
  /** What was asked on the page before, so that nobody types it twice. */
  brought: Answers
}

type Asked = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** The loader of a page with a form; `agent` is the one its address names. */
export async function openFormPage(
  { request, context }: Asked,
  { name }: Form,
  sections: readonly AnySection[],
  agent?: string,
): Promise<FormPage> {
  const site = context.get(siteContext)
  const { searchParams } = new URL(request.url)
  const code = searchParams.get('sent')
  const shown = site.mayEdit ? sections : sections.filter(({ staffOnly }) => !staffOnly)
  const [form, receipt, stored] = await Promise.all([
    site.openForm(name, agent, searchParams.get('draft') ?? undefined),
    code ? site.findReceipt(code) : null,
    site.sections(shown),
  ])
  const kept = searchParams.has('kept')
  const agentUnknown = Boolean(agent) && form.agent === null
  const brought = { ...zipBrought(form, searchParams.get('zip') ?? ''), ...quoteBrought(form, searchParams.get('about') ?? '') }
  return { form, receipt, kept, brought, agentUnknown, refused: context.get(refusedContext), sections: stored }
}

/** The ZIP code of the address, for whichever question asks for one. */
function zipBrought({ questions }: OpenForm, zip: string): Answers {
  const asked = isFiveDigitZip(zip) ? questions.filter(({ validation }) => validation === 'Zip') : []
  return Object.fromEntries(asked.map(({ id }) => [id, [zip]]))
}

/** What the page before quotes, for the first question that offers it: "Other" may be an answer to several. */
function quoteBrought({ questions }: OpenForm, about: string): Answers {
  const asked = isQuotedOnPage(about) ? questions.find(({ options }) => options.includes(about)) : undefined
  return asked ? { [asked.id]: [about] } : {}
}

/** The action of a page with a form: on to the receipt at `path`, or the page again with what is wrong. */
export async function takePostedForm(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  { name }: Form,
  path: string,
  agent?: string,
) {
  const site = context.get(siteContext)
  const posted = await request.formData()
  const later = posted.get('later') !== null
  const outcome = later ? await site.keepForm(name, posted) : await site.sendForm(name, posted, agent)
  if ('secret' in outcome) return redirect(keptAddress(path, outcome.secret), 303)
  if ('code' in outcome) return redirect(sentAddress(path, outcome.code), 303)
  context.set(refusedContext, outcome)
  return data(null, { status: 422 })
}

/** Where no mail could leave, the address itself leads back. */
const keptAddress = (path: string, secret: string | null) =>
  `${path}?${new URLSearchParams(secret ? { draft: secret, kept: '' } : { kept: '' })}`

const sentAddress = (path: string, code: string) => `${path}?${new URLSearchParams({ sent: code })}`
