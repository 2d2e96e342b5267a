import { redirect, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { stoppedActs } from '../../nouns/stopped-work/stopped-work.ts'
import { useWords } from '../../words/use-words.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { requirePart } from '../site/require-part.ts'
import { actedAddress, readSaid } from './acted-address.ts'
import { SaidOfActed } from './said-of-acted.tsx'
import { StoppedKindCard } from './stopped-kind-card.tsx'
import '../../ui/styles/desk.css'
import '../../ui/styles/small-button.css'
import './stopped-work.css'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, ({ stoppedWork: { page } }) => ({ ...page, indexed: false }))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const stoppedWork = requirePart(context, 'stoppedWork')
  return { ...(await stoppedWork.look()), said: readSaid(new URL(request.url).searchParams) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const stoppedWork = requirePart(context, 'stoppedWork')
  const form = await request.formData()
  const what = stoppedActs.find((each) => each === form.get('act'))
  const ids = readIds(form.get('ids'))
  if (!what || ids.length === 0) throw new Response(null, { status: 400 })
  return redirect(actedAddress(what, await stoppedWork.act(what, ids)), 303)
}

/** As many as the page shows at most. */
const mostIds = 500

function readIds(typed: FormDataEntryValue | null): number[] {
  const words = typeof typed === 'string' ? typed.split(',', mostIds) : []
  return words.flatMap((word) => (/^\d{1,15}$/.test(word) ? [Number(word)] : []))
}

/** For admins: what could not be done though it was tried often, why, and the way to have it tried again. It works without script. */
export default function StoppedWorkPage() {
  const { kinds, more, due, running, said } = useLoaderData<typeof loader>()
  const words = useWords().stoppedWork
  return (
    <div className="wrap desk desk-cards stopped-work">
      <header>
        <h1>{words.heading}</h1>
        <p>{words.lead}</p>
      </header>
      {said && <SaidOfActed said={said} />}
      {kinds.length === 0 && (
        <section>
          <p>
            <b>{words.none}</b>
          </p>
        </section>
      )}
      {kinds.map((kind) => (
        <StoppedKindCard key={kind.name} kind={kind} />
      ))}
      <p className="fine">
        {more && `${words.more} `}
        {words.waiting(due, running)} {words.atDesk}
      </p>
    </div>
  )
}
