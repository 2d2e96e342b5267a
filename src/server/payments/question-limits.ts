import { addressKey, type RateLimiter } from '../identity/rate-limit.ts'

/** Of one network address, by page and by call together: each costs the payment company, or billing, a question. */
const mostQuestions = { max: 60, windowSeconds: 300 }

type Question = 'payment session' | 'payment hint' | 'payments asked about'

/** Throws `tooMany` with the wait. */
export const countQuestion = (limiter: RateLimiter, question: Question, visitor: string): Promise<void> =>
  limiter.countTry(addressKey(question, visitor), mostQuestions)
