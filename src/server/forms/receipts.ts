import type { Form } from '../../forms/form.ts'
import type { Receipt } from '../../pages/site/site-forms.ts'
import type { Db } from '../db/database.ts'
import { wordsIn } from '../../words/languages.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { isSameSecret } from '../http/is-same-secret.ts'
import type { TenantSettings } from '../tenants.ts'
import { findByReference, openSubmission } from './submission-rows.ts'

/** What the sender is shown after sending, under an address that nobody can make up: "<reference>.<mac>". */
export function createReceipts({ db, sealing }: { db: Db; sealing: Sealing }) {
  const macOf = (tenant: string, reference: string) => sealing.sign('receipt', `${tenant} ${reference}`).slice(0, 22)

  const codeOf = (tenant: string, reference: string) => `${reference}.${macOf(tenant, reference)}`

  async function find({ client: tenant, language }: Pick<TenantSettings, 'client' | 'language'>, code: string): Promise<Receipt | null> {
    const [reference, mac = ''] = code.slice(0, 100).split('.')
    if (!reference || !isSameSecret(mac, macOf(tenant, reference))) return null
    const row = await findByReference(db, tenant, reference)
    if (!row) return null
    const { agent } = openSubmission(sealing, row)
    return {
      reference,
      form: row.form,
      agent: agent && { name: agent.name, email: agent.email },
      promisedAt: row.promisedAt.toISOString(),
      thanks: thanksOf(language, row.form) ?? null,
    }
  }

  return { codeOf, find }
}

/** One sentence to whoever sent a form: the source's own, where it has one. */
export const thanksFor = ({ language }: Pick<TenantSettings, 'language'>, { name }: Form, reference: string): string =>
  thanksOf(language, name) ?? wordsIn(language).forms.taken(reference)

const thanksOf = (language: TenantSettings['language'], form: string) =>
  (wordsIn(language).forms.thanked as Partial<Record<string, string>>)[form]
