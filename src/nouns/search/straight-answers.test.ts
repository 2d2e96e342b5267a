import { describe, expect, it } from 'vitest'
import { address } from '../../routes.ts'
import { english } from '../../words/english/english.ts'
import { readSearched } from './found.ts'
import { isLikeAccount, straightTo } from './straight-answers.ts'

const hrefOf = (asked: string) => straightTo(asked, english.straightAnswers)?.href

describe('straight to a task', () => {
  it.each([
    ['pay bill', address.pay],
    ['How do I pay my bill online?', address.pay],
    ['I’d like to make a payment', address.pay],
    ['file a claim', address.claims],
    ['where do i report an accident', address.claims],
    ['roadside', `${address.auto}#roadside`],
    ['my car won’t start', `${address.auto}#roadside`],
    ['locked out', `${address.auto}#roadside`],
    ['free quote', address.quote],
    ['find an agent near me', address.findAnAgent],
    ['log in', address.login],
    ['agent login', address.agentLogin],
    ['PHONE NUMBER', address.contact],
    ['jobs', address.careers],
    ['pay my car insurance bill with a card', address.pay],
    ['truck insurance quote online', address.quote],
    ['report hail damage to my roof', `${address.claims}`],
    ['can I talk to a real person', address.contact],
    ['my pickup is stuck in a ditch', `${address.auto}#roadside`],
    ['claims phone number', address.claims],
    ['underwriting jobs', address.careers],
    ['print my id card', address.customerLogin],
    ['a copy of my policy', address.customerLogin],
    ['my card was declined', address.pay],
    ['proof of insurance for my landlord', address.customerLogin],
    ['the judge wants proof of insurance', address.customerLogin],
    ['look up an old bill', address.customerLogin],
    ['cancel a scheduled payment', address.customerLogin],
    ['quickpay', address.pay],
    ['stuck in a snow bank', `${address.auto}#roadside`],
    ['pulled out of a snow drift', `${address.auto}#roadside`],
    ['does a policy have a payment plan', address.pay],
    ['stop payment on a check', address.contact],
    ['stop autopay', address.pay],
    ['dispute a bill', address.contact],
    ['refund', address.contact],
    ['report a problem with this website', address.contact],
    ['stop my bill payment', address.pay],
    ['switch to a different agent', address.findAnAgent],
    ['what time do you close', address.contact],
  ])('%s', (asked, href) => expect(hrefOf(asked)).toBe(href))

  it.each([
    'hail',
    'pay for a new roof',
    'claim history of my car',
    'quote from the founder',
    'agent orange',
    'road',
    'work',
    'roof claim of a neighbor',
    'phone for my son',
    'flat roof',
    'copy of the privacy policy',
    'gift card',
    'report someone',
    'open bill',
    'check someone',
    'what happens if i get pulled over',
    'will insurance pay for my car',
    'why is the price higher this time',
    'does life insurance pay twice',
    'charged twice',
    'proof of loss',
    '',
    'the',
    '💥',
  ])('not for %j', (asked) => expect(hrefOf(asked)).toBeUndefined())
})

describe('a number like that of an account', () => {
  it.each(['4011827755', '40 1182 7755', '40-1182-7755', '401182775', 'account 4011827755', 'acct # 40 1182 7755'])('%s', (asked) => {
    expect([isLikeAccount(asked), hrefOf(asked)]).toEqual([true, address.pay])
  })
  it.each(['80751', '1948', '100 dollar deductible', '(970) 555-0100 ext 3', '12345678901234567890'])('not %s', (asked) => {
    expect(isLikeAccount(asked)).toBe(false)
  })
})

describe('what somebody typed', () => {
  it.each([
    ['  hail \n\t storm\u0000 ', 'hail storm'],
    ['\u202Epay\u200B bill', 'pay bill'],
    ['x'.repeat(900), 'x'.repeat(200)],
    ['\uD83D', ''],
    [`${'x'.repeat(199)}🚜`, 'x'.repeat(199)],
  ])('is one line, well-formed and 200 characters: %j', (typed, read) => expect(readSearched(typed)).toBe(read))
})
