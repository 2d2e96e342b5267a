import type { OwnPageForm } from '../../nouns/hub/own-page.ts'
import { dayWishes, type DayDone, type DayOutcome, type DayProblem, type DayWish } from '../../nouns/hub/your-day.ts'
import { Refused, refused } from '../http/errors.ts'
import { postedText } from '../http/posted-text.ts'
import type { SignedIn } from '../identity/sessions.ts'
import { mayEdit } from '../permissions.ts'
import type { TenantSettings } from '../tenants.ts'
import type { Days } from './create-your-day.ts'
import type { Meant } from './judge-proposals.ts'
import { listBulletins } from './list-bulletins.ts'
import { readOwnPageForm } from './own-page-form.ts'
import { ownPageSetting } from './own-page-setting.ts'
import { readerOf, type Reader } from './reader.ts'

type Asking = Posted & { days: Days; reader: Reader }

/** What somebody posts; `origin`: where they came by, "https://…". */
export type Posted = { tenant: TenantSettings; person: SignedIn; form: FormData; origin: string }

/** Does what a form of the hub asks for the one who posts it; what is refused comes back as words, with what was typed. */
export async function doPosted(days: Days, posted: Posted): Promise<DayOutcome> {
  const { tenant, person, form } = posted
  const wish = dayWishes.find((each) => each === form.get('wish')) ?? null
  const asking: Asking = { days, ...posted, reader: readerOf(person, tenant) }
  try {
    if (!wish) throw refused('invalid', { message: 'We could not read what you asked for. Please try again.' })
    return { done: await deeds[wish](asking) }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { problem: await problemOf(asking, wish, error) }
  }
}

const deeds: Record<DayWish, (asking: Asking) => Promise<DayDone>> = {
  async pin({ days, reader, form }) {
    // What is pinned comes as one value, since one form has a button for each: no address has a blank in it.
    const [link, ...label] = postedText(form, 'pin', 2_300).split(' ')
    await days.pins.add(reader, { link, label: label.join(' ') })
    return 'pinned'
  },
  async unpin({ days, reader, form }) {
    await days.pins.remove(reader, postedText(form, 'pin', 2_000))
    return 'unpinned'
  },
  async read({ days, tenant, reader, form }) {
    const meant = listBulletins(await days.readSections(tenant.client)).filter(({ key }) => key === postedText(form, 'bulletin', 60))
    await days.readings.markRead(reader, meant)
    return 'read'
  },
  // Those that were on the page, by name: what came since was not seen.
  async 'read all'({ days, tenant, reader, form }) {
    const keys = new Set(form.getAll('bulletin').slice(0, 100))
    await days.readings.markRead(
      reader,
      listBulletins(await days.readSections(tenant.client)).filter(({ key }) => keys.has(key)),
    )
    return 'read'
  },
  async confirm({ days, tenant, reader, form }) {
    const key = postedText(form, 'bulletin', 60)
    await days.readings.confirm(
      reader,
      listBulletins(await days.readSections(tenant.client)).find((each) => each.key === key),
    )
    return 'confirmed'
  },
  async propose({ days, tenant, reader, form, origin }) {
    await days.limits.countOwnPage(reader)
    return days.ownPages.write({ ...reader, origin }, readOwnPageForm(form), ownPageSetting(await days.readSections(tenant.client)))
  },
  async withdraw({ days, reader }) {
    await days.limits.countOwnPage(reader)
    return (await days.ownPages.withdraw(reader)) ? 'withdrawn' : 'unchanged'
  },
  async accept(asking) {
    const { days, reader, form, origin } = requireAdmin(asking)
    await days.proposals.accept(reader, meantBy(form), { word: wordOf(form), over: form.get('over') === '1', origin })
    return 'accepted'
  },
  async decline(asking) {
    const { days, reader, form, origin } = requireAdmin(asking)
    await days.proposals.decline(reader, meantBy(form), { word: wordOf(form), origin })
    return 'declined'
  },
}

function requireAdmin(asking: Asking): Asking {
  if (!mayEdit(asking.person, asking.tenant)) throw refused('notAllowed')
  return asking
}

function meantBy(form: FormData): Meant {
  const number = (name: string, digits: number) => {
    const text = postedText(form, name, digits + 1)
    return /^\d+$/.test(text) && text.length <= digits ? Number(text) : 0
  }
  return { id: number('of', 15), edition: number('edition', 9) }
}

/** What an admin says with an answer. */
function wordOf(form: FormData): string {
  const word = postedText(form, 'word', mostWord + 1).trim()
  if (word.length > mostWord) throw refused('invalid', { message: 'Please keep this under 1,000 characters.' })
  return word
}

const mostWord = 1_000

async function problemOf({ days, tenant, reader, form }: Asking, wish: DayWish | null, error: Refused): Promise<DayProblem> {
  const { message, statusCode: status, errors } = error
  const about = { wish, of: postedText(form, 'of', 20), path: errors?.[0]?.path ?? '', message, status }
  const typed: OwnPageForm | null = wish === 'propose' ? readOwnPageForm(form) : null
  const setting = typed && status === 409 ? ownPageSetting(await days.readSections(tenant.client)) : undefined
  const again = typed && setting ? await days.ownPages.rebase(reader, typed, setting) : null
  return { ...about, typed: again?.form ?? typed, changes: again?.changes ?? [] }
}
