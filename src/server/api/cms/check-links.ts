import { checkLinks } from '../../../calls/link-calls.ts'
import type { LinkGuard } from '../../link-guard/create-link-guard.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerCheckLinks({ guard }: { guard: Pick<LinkGuard, 'look'> }): AnsweredCall {
  return answer(checkLinks, async ({ body: { hrefs }, tenant }) => {
    const why = await guard.look(
      tenant,
      hrefs.map((href) => href.trim()).filter((href) => href.length <= 500),
    )
    return { status: true as const, broken: [...why].map(([href, words]) => ({ href, why: words })) }
  })
}
