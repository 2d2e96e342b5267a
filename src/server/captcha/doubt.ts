import { refused, type Say } from '../http/errors.ts'
import { addressKey, type Limit, type RateLimiter } from '../identity/rate-limit.ts'
import type { Captcha, FormAsked, GoodProof, Signing } from './captcha.ts'
import { createFormTokens } from './form-tokens.ts'

/** Counted by all nodes together. Over a hard one nothing is taken; over a soft one it is taken with a doubt. */
export const formLimits = {
  submissions: { max: 30, windowSeconds: 3600 },
  keptForLater: { max: 5, windowSeconds: 3600 },
  oftenFromOneAddress: { max: 5, windowSeconds: 3600 },
  oftenFromOneSender: { max: 3, windowSeconds: 24 * 3600 },
} as const satisfies Record<string, Limit>

/** Nobody reads and fills in a form in less. */
const leastTime = 3000

export const pageTooOld: Say = ({ form }) => form.pageTooOld
export const noProof: Say = ({ form }) => form.noProof
/** What to write where `useUp` says that another submission has the proof. */
export const usedBefore = 'proof used before'

/** In characters; the longest tokens of outside services have some 5,000. */
const proofLimit = 10_000

/** What is known of a submission beside its answers. */
export interface Evidence extends FormAsked {
  /** The network address it came from. */
  visitor: string
  formToken: string
  /** The field that no person sees. */
  honeypot: string
  proof: string | undefined
  /** True when a script of ours sent it, which could have shown a captcha. */
  script: boolean
  senderEmail?: string
}

export interface Judgement {
  verdict: 'fine' | 'doubtful'
  /** Why, in words for the desk: 'too fast'. */
  doubts: string[]
  /** To be used up in the transaction of the submission (`useUp`), which knows whether it was used before. */
  proof: GoodProof | undefined
}

export type Doubt = ReturnType<typeof createDoubt>

type Needs = { now: () => Date; sealing: Signing; limiter: RateLimiter; captcha: Captcha }

/** Tells people from machines. What is doubtful is put aside for the desk, and whoever sent it is told nothing of that. */
export function createDoubt({ now, sealing, limiter, captcha }: Needs) {
  const tokens = createFormTokens({ signing: sealing, now })

  /** Throws where nothing is to be taken: a page too old, far too many, a script without a proof. Its answers are judged elsewhere. */
  async function judge(evidence: Evidence): Promise<Judgement> {
    const { tenant, visitor, formToken, honeypot, senderEmail } = evidence
    const token = tokens.readFormToken(evidence, formToken)
    if (!token) throw refused('invalid', { message: pageTooOld, errors: [{ path: 'formToken', message: pageTooOld }] })
    await limiter.countTry(addressKey('forms', visitor), formLimits.submissions)

    const { proof, doubts } = await judgeProof(evidence)
    if (honeypot !== '') doubts.push('honeypot')
    const taken = now().getTime() - token.renderedAt.getTime()
    // Before it was rendered is another node's clock, and tells nothing.
    if (taken >= 0 && taken < leastTime) doubts.push('too fast')
    const sender = senderEmail?.trim().toLowerCase()
    const often = { key: addressKey('forms often', visitor), ...formLimits.oftenFromOneAddress }
    const bySender = sender && { key: `forms of ${tenant}:${sealing.term(tenant, 'email', sender)}`, ...formLimits.oftenFromOneSender }
    const over = await limiter.countTries(bySender ? [often, bySender] : [often])
    if (over.has(often.key)) doubts.push('many from one address')
    if (bySender && over.has(bySender.key)) doubts.push('many from one sender')
    return { verdict: doubts.length > 0 ? 'doubtful' : 'fine', doubts, proof }
  }

  /** Throws when this address has sent as much as it may; counts nothing, so it can be asked before anything is read. */
  async function requireRoom(visitor: string): Promise<void> {
    await limiter.requireRoom(addressKey('forms', visitor), formLimits.submissions)
  }

  /** Counts a form that is kept for later, which sends a mail nobody proved to have asked for. Throws when there were too many. */
  const countKept = (visitor: string) => limiter.countTry(addressKey('forms kept', visitor), formLimits.keptForLater)

  async function judgeProof({ tenant, form, proof: sent, script }: Evidence): Promise<Pick<Judgement, 'proof' | 'doubts'>> {
    if (captcha.shown.kind === 'none') return { proof: undefined, doubts: [] }
    const proof = sent && sent.length <= proofLimit ? await captcha.check({ tenant, form }, sent) : undefined
    if (proof) return { proof, doubts: [] }
    if (script) throw refused('invalid', { message: noProof, errors: [{ path: 'captcha', message: noProof }] })
    return { proof, doubts: [sent ? 'no proof' : 'no script'] }
  }

  return { ...tokens, judge, requireRoom, countKept }
}
