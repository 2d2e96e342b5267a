import { writeFileSync } from 'node:fs'
import { sendForm, stageFormFile } from '../../src/calls/addresses.ts'
import type { FormChallenge } from '../../src/calls/captcha-calls.ts'
import { solveProof } from '../../src/enhance/forms/solve-proof.ts'
import { askedBy } from '../../src/forms/form.ts'
import { quoteForm } from '../../src/forms/quote-form.ts'
import { quoteQuestions } from '../../src/content/quote/quote-fields.ts'
import type { FormRow } from '../../src/nouns/forms/form-row.ts'
import { createFormTokens } from '../../src/server/captcha/form-tokens.ts'
import { createProofOfWork, usualEffort } from '../../src/server/captcha/proof-of-work.ts'
import { createSealing } from '../../src/server/sealing/create-sealing.ts'
import { wordsIn } from '../../src/words/languages.ts'
import { fillIn, personOf } from '../campaigns/forms-answers.ts'
import { dice } from '../campaigns/editing-dice.ts'
import { addressOf } from '../campaigns/forms-pages.ts'
import type { RealSite } from '../fixtures/real-site.ts'
import { testRing } from '../fixtures/test-ring.ts'
import { jpeg } from '../fixtures/tiny-files.ts'
import { percentile } from './figures.ts'
import { peakBytes, residentBytes } from './memory.ts'

const quote = { tenant: 'windbreak', form: 'quote' }
const questions = askedBy(quoteForm, quoteQuestions.fallback.items as FormRow[], wordsIn('en-US').forms)
const fileField = questions.find(({ inputType }) => inputType === 'FileUpload')?.id ?? ''
const signing = createSealing(testRing)
const now = () => new Date()
// As hard to check as any, and quick to do: what is measured is the server.
const work = createProofOfWork({ signing, now, effort: { ...usualEffort, least: 1, most: 2 } })
// A person took a minute to fill it in.
const tokens = createFormTokens({ signing, now: () => new Date(Date.now() - 60_000) })
const largest = 5_242_880
let people = 0

/** A quote of somebody new, ready to leave. */
async function prepare() {
  const number = (people += 1)
  const person = personOf(dice(number), number, undefined)
  const proof = await solveProof(async () => (await work.challenge?.(quote)) as FormChallenge)
  const body = {
    form: 'quote',
    token: tokens.issueFormToken(quote),
    answers: fillIn(questions, person, dice(number)),
    proof,
    page: '/360/start-a-quote',
  }
  return { visitor: addressOf(number), body }
}

async function post(site: RealSite, path: string, visitor: string, body: object | FormData): Promise<Record<string, unknown>> {
  const upload = body instanceof FormData
  const response = await fetch(site.origin + path, {
    method: 'POST',
    headers: { accept: 'application/json', 'x-forwarded-for': visitor, ...(upload ? {} : { 'content-type': 'application/json' }) },
    body: upload ? body : JSON.stringify(body),
  })
  const answer = (await response.json()) as Record<string, unknown>
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`)
  return answer
}

async function upload(site: RealSite, visitor: string, bytes: Buffer): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'roof.jpg')
  const { file } = await post(site, `${stageFormFile.path}?${new URLSearchParams({ form: 'quote', field: fileField })}`, visitor, form)
  return (file as { id: string }).id
}

/** One quote after the other, each of somebody else; milliseconds until its sender has a reference. */
export async function measureSubmits(site: RealSite, { count = 200, withFile = false } = {}) {
  const times: number[] = []
  const photo = withFile ? jpeg(largest) : undefined
  for (let i = 0; i < count + 20; i++) {
    const { visitor, body } = await prepare()
    const began = performance.now()
    const answers = photo ? { ...body.answers, [fileField]: [await upload(site, visitor, photo)] } : body.answers
    await post(site, sendForm.path, visitor, { ...body, answers })
    // The first ones warm the server up.
    if (i >= 20) times.push(performance.now() - began)
  }
  return { p50: percentile(times, 50), p95: percentile(times, 95) }
}

/** How much the server's memory rises, at its highest, while 20 people send a file of 5 MB each. */
export async function measureUploadsAtOnce(site: RealSite): Promise<number> {
  const photo = jpeg(largest)
  await upload(site, addressOf((people += 1)), photo)
  const before = residentBytes(site)
  // From here on the highest is counted anew.
  writeFileSync(`/proc/${site.process.pid}/clear_refs`, '5')
  await Promise.all(Array.from({ length: 20 }, () => upload(site, addressOf((people += 1)), photo)))
  return Math.max(0, peakBytes(site) - before)
}
