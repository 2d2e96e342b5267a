import { setTimeout as pause } from 'node:timers/promises'
import { formatCents } from '../../src/nouns/payments/cents.ts'
import { dice, drawn, type Dice } from './editing-dice.ts'
import { addressOf } from './forms-pages.ts'
import { accountNumberOf, billedAccount } from './payments-accounts.ts'
import { changeWhatIsSet } from './payments-changer.ts'
import { drawEnding, type Ending } from './payments-hosted.ts'
import type { Wish } from './payments-journal.ts'
import { createPageWay } from './payments-page-way.ts'
import { createScriptWay } from './payments-script-way.ts'
import type { PaymentsWorld } from './payments-world.ts'

/** What somebody does at our site: by pages without script, or by the calls a script makes. Each throws when no answer came. */
export interface PayingWay {
  /** Opens the payment of this wish, however often it is asked; the code of its page, or undefined where nothing was opened. */
  open(): Promise<string | undefined>
  /** A key to pay with, as it is given out now; undefined where there is none any more. */
  sessionOf(code: string): Promise<string | undefined>
  /** The browser says how it ended. */
  say(code: string, said: 'completed' | 'cancelled' | 'failed' | 'closed'): Promise<void>
}

export type Payer = { world: PaymentsWorld; wish: Wish; visitor: string; roll: Dice; cookie: string | undefined }

const manners = [
  ['page', 40],
  ['script', 40],
  ['schedule', 20],
] as const
const mostTries = 14

/** One person with one bill, from typing its number to having seen what became of it, or to giving up. */
export async function payBill(world: PaymentsWorld, seed: number, number: number): Promise<void> {
  const { journal } = world
  const roll = dice(seed, number)
  const manner = drawn(roll, manners)
  const wish: Wish = { number, account: accountNumberOf(number), manner, codes: new Set(), gaveUp: false, chosen: [] }
  journal.wishes.push(wish)
  journal.counts[manner === 'page' ? 'by page, without script' : manner === 'script' ? 'by script' : 'on a day to come'] += 1
  const payer: Payer = {
    world,
    wish,
    visitor: addressOf(number),
    roll,
    cookie: manner === 'schedule' ? world.customerOf(number) : undefined,
  }
  const way = manner === 'page' ? await createPageWay(payer) : await createScriptWay(payer)

  const codes = await openUntilAnswered(way, payer)
  if (codes.length === 0) {
    wish.gaveUp = true
    journal.counts['gave up'] += 1
    return
  }
  // Whoever was given two payments for one wish pays them both: that is what must not be possible.
  for (const code of codes) await payAt(way, payer, code)
  if (roll() < 0.2) {
    journal.counts['opened again later'] += 1
    const again = await way.open().catch(() => undefined)
    if (again && !codes.includes(again)) await payAt(way, payer, again)
  }
  const set = manner === 'schedule' ? world.scheduled(wish.account) : undefined
  if (set && roll() < 0.7) await thinkBetterOfIt(way, payer, set)
  for (const code of wish.codes) await look(payer, code)
}

/** Another day or another amount; some leave it half-way. */
async function thinkBetterOfIt(way: PayingWay, payer: Payer, reference: string): Promise<void> {
  const code = await changeWhatIsSet(payer, reference)
  if (!code) return
  payer.wish.codes.add(code)
  if (payer.roll() < 0.3) {
    payer.world.journal.counts['changed and left half-way'] += 1
    return
  }
  await payAt(way, payer, code)
}

async function openUntilAnswered(way: PayingWay, { world, wish, roll }: Payer): Promise<string[]> {
  const { counts } = world.journal
  for (let tries = 0; tries < mostTries; tries++) {
    if (tries > 0) {
      counts.retries += 1
      await pause(50 + roll() * 600)
      // A site that is not there at all is come back to later.
      await world.isThere()
    }
    const double = roll() < 0.2
    if (double) counts['double clicks'] += 1
    const answers = await Promise.all(Array.from({ length: double ? 2 : 1 }, () => way.open().catch(() => undefined)))
    for (const code of answers) if (code) wish.codes.add(code)
    if (wish.codes.size > 0) return [...wish.codes]
    if (roll() < 0.02) break
  }
  return []
}

/** At the payment company, in one tab or two, until it is paid or they have had enough. */
async function payAt(way: PayingWay, payer: Payer, code: string): Promise<void> {
  const { world, roll } = payer
  const { counts } = world.journal
  const tabs = roll() < 0.2 ? 2 : 1
  if (tabs === 2) counts['two tabs'] += 1
  const keys: string[] = []
  for (let tab = 0; tab < tabs; tab++) {
    const key = await keyFor(way, payer, code)
    if (key) keys.push(key)
  }
  if (keys.length === 0) return look(payer, code)

  const fate = roll()
  if (fate < 0.06) {
    counts['said paid and was not'] += 1
    await way.say(code, 'completed').catch(() => {})
    await look(payer, code)
    // And some do pay after all.
    if (roll() < 0.5) return
  } else if (fate < 0.12) {
    counts['cancelled there'] += 1
    await world.hosted.cancel(keys[0])
    await way.say(code, 'cancelled').catch(() => {})
    if (roll() < 0.5) return look(payer, code)
    const key = await keyFor(way, payer, code)
    if (key) keys.splice(0, 1, key)
  } else if (fate < 0.17) {
    counts['closed half-way'] += 1
    await way.say(code, 'closed').catch(() => {})
    return
  }
  await Promise.all(keys.map((key) => choose(payer, key)))
  // Back at our site, where the browser says so, or does not come.
  if (roll() < 0.7) await way.say(code, 'completed').catch(() => {})
  await look(payer, code)
}

async function keyFor(way: PayingWay, { world, roll }: Payer, code: string): Promise<string | undefined> {
  for (let tries = 0; tries < mostTries; tries++) {
    if (tries > 0) {
      await pause(50 + roll() * 400)
      await world.isThere()
    }
    try {
      return await way.sessionOf(code)
    } catch {
      world.journal.counts.retries += 1
    }
  }
  return undefined
}

async function choose({ world, wish, roll }: Payer, sessionKey: string): Promise<void> {
  const { counts } = world.journal
  const billed = billedAccount(wish.account)
  const owed = roll() < 0.8 ? billed?.minDueCents : billed?.balanceCents
  const amount = formatCents(owed ?? 0)
  const day = wish.manner === 'schedule' ? world.dayIn(Math.floor(roll() * 12)) : undefined
  let ending: Ending = drawEnding(roll)
  wish.chosen.push({ reference: world.referenceOf(sessionKey), cents: owed ?? 0, day })
  for (let tries = 0; tries < 3; tries++) {
    const pay = () => world.hosted.choose({ sessionKey, ending, amount, day })
    const twice = roll() < 0.25
    if (twice) counts['paid twice by hand'] += 1
    const [{ status, text }] = await Promise.all(twice ? [pay(), pay()] : [pay()])
    if (status === 422)
      throw new Error(`the provider's page refused ${amount} ${day ?? ''}: ${/role="alert">(.*?)<\/div>/s.exec(text)?.[1]}`)
    // Over, or taken: there is no form any more.
    if (status !== 200) return
    counts['declined first'] += 1
    ending = roll() < 0.6 ? 'paid' : drawEnding(roll)
  }
}

/** What the page of the payment says now, beside what the provider has taken by then. */
async function look({ world, wish, visitor, roll, cookie }: Payer, code: string): Promise<void> {
  const { journal } = world
  for (let looks = 0; looks < 4; looks++) {
    const payment = await world.showPayment(code, { visitor, cookie })
    const { reference, state, cents, settlement, postedAt } = payment
    const takenThen = world.taken(reference)
    journal.seen.push({ wish: wish.number, reference, state, cents, settlement, posted: postedAt !== null, takenThen })
    if (state === 'paid' || state === 'scheduled') return
    await pause(roll() * 300)
  }
}
