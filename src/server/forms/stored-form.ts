import { sections } from '../../content/sections.ts'
import { askedBy, type Form } from '../../forms/form.ts'
import type { FormRow } from '../../nouns/forms/form-row.ts'
import type { Question } from '../../nouns/forms/question.ts'
import { wordsIn } from '../../words/languages.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { TenantSettings } from '../tenants.ts'

/** A form as it is stored at this moment: what it asks, and whom it tells. */
export interface StoredForm {
  questions: Question[]
  /** Of the questions; a submission keeps which one it answered. */
  revision: number
  /** Of all that the page shows, by section. */
  pageRevisions: Record<string, number>
  emails: { sendThrough: '' | 'to' | 'cc' | 'bcc'; email: string }[]
}

/** Reads what staff wrote of a form and of its page, in one query. */
export function createStoredForms({ content }: { content: Pick<ContentStore, 'readSections'> }) {
  return async function readForm(tenant: TenantSettings, form: Form): Promise<StoredForm> {
    const shown = sections.filter(({ page, staffOnly }) => page === form.page && !staffOnly)
    const stored = await content.readSections(tenant.client, [...shown, form.emails])
    const asked = form.questions && stored.get(form.questions.key)
    const told = stored.get(form.emails.key)?.content ?? form.emails.fallback
    const { forms } = wordsIn(tenant.language)
    return {
      questions: askedBy(form, (asked?.content.items ?? []) as FormRow[], forms),
      revision: asked?.revision ?? 0,
      pageRevisions: Object.fromEntries(shown.map(({ key, section }) => [section, stored.get(key)?.revision ?? 0])),
      emails: told.items as StoredForm['emails'],
    }
  }
}

export type ReadForm = ReturnType<typeof createStoredForms>
