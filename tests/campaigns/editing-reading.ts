import { setTimeout as pause } from 'node:timers/promises'
import { callServer } from '../../src/calls/call-server.ts'
import type { AnswerOf, BodyOf, Call } from '../../src/calls/call.ts'
import { getPageContentList, getSectionHistory } from '../../src/calls/content-calls.ts'
import type { AnySection } from '../../src/content/section.ts'
import type { Saved } from '../../src/editor/save-state.ts'

export const client = 'windbreak'

type Needs = { origin: string; cookie(writer: number): string; signIn(writer: number): Promise<void> }

/** What people read of the site while they edit; a server that is away is waited for, an expired session renewed. */
export function createReading({ origin, cookie, signIn }: Needs) {
  async function patiently<C extends Call>(writer: number, call: C, body: BodyOf<C>): Promise<AnswerOf<C>> {
    for (;;) {
      const reply = await callServer(call, body, { origin, headers: { cookie: cookie(writer) } }).catch(() => undefined)
      if (reply?.status === 401) await signIn(writer)
      else if (reply?.status === 200) return reply.body as AnswerOf<C>
      await pause(30)
    }
  }

  return {
    /** What a page that is loaded now shows of a section. */
    async load(section: AnySection, writer: number): Promise<Saved> {
      const { result } = await patiently(writer, getPageContentList, { pageName: section.page, client })
      return shown(section, result[section.section])
    },
    /** The fifty newest versions of a section, newest first, as its history shows them. */
    async loadHistory(section: AnySection, writer: number): Promise<Saved[]> {
      const { result } = await patiently(writer, getSectionHistory, { pageName: section.page, section: section.section, client })
      const first: Saved = { content: section.fallback, revision: 0, savedAt: null, savedBy: null }
      return result.length > 0 ? result.map((each) => shown(section, each)) : [first]
    },
  }
}

type Told = { value: unknown; revision: number; ids?: Record<string, string[]>; savedAt?: string | null; savedBy?: string | null }

function shown(section: AnySection, { value, ids, revision, savedAt = null, savedBy = null }: Told): Saved {
  return { content: section.fromWire(value, ids).content, revision, savedAt, savedBy }
}
