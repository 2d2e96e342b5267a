import { hourMs } from '../../durations.ts'
import { findForm } from '../../forms/forms.ts'
import { keptUntil } from '../../nouns/forms/keep-days.ts'
import { promisedBy } from '../../nouns/forms/promised-by.ts'
import { createCaseLetters, nameOfForm } from '../forms/case-letters.ts'
import type { Forms } from '../forms/create-forms.ts'
import { replyLetter } from '../mail/letters/reply-letter.ts'
import type { Tenants } from '../tenants.ts'
import type { DeskNeeds } from './desk-needs.ts'
import { createColleagues } from './find-colleagues.ts'
import { createRestoring } from './tell-of-restored.ts'

type Needs = Pick<DeskNeeds, 'db' | 'now' | 'sealing' | 'mail' | 'attachments'> & { tenants: Tenants; forms: Pick<Forms, 'readForm'> }
type TenantWork = Pick<DeskNeeds, 'writeReply' | 'prepareRestoring' | 'listColleagues' | 'keepUntil' | 'promise'>

/** What the desk does in the name of a tenant: its letters, its people, its promises and how long it keeps a case. */
export function createTenantWork({ tenants, forms, ...rest }: Needs): TenantWork {
  const requireTenant = (client: string) => {
    const tenant = tenants.find(client)
    if (!tenant) throw new Error(`there is a case of "${client}", which is no tenant`)
    return tenant
  }
  return {
    writeReply: ({ tenant, form, reference, subject, text, from }) => {
      const of = requireTenant(tenant)
      return replyLetter({ tenant: of, form: nameOfForm({ name: form }, of), reference, subject, words: text, by: from })
    },
    prepareRestoring: createRestoring({ ...rest, ...forms, tenants, letters: createCaseLetters(rest) }),
    listColleagues: createColleagues({ db: rest.db, tenants }),
    keepUntil: (form, tenant, at) => keptUntil(form, tenants.find(tenant), at),
    promise(form, tenant, at) {
      const [hours, of] = [findForm(form)?.answerHours ?? 8, tenants.find(tenant)]
      // Of one that is gone from the settings nobody knows the office hours; its cases are opened again all the same.
      return of ? promisedBy(at, hours, of) : new Date(at.getTime() + hours * hourMs)
    },
  }
}
