import { redirect, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { useShell } from '../shell/shell-data.ts'
import { siteContext } from '../site.ts'
import './reminders.css'

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, ({ customerLanding }) => ({ title: customerLanding.reminderPage.title, indexed: false }))

/** A link in a mail is opened by machines too, so looking changes nothing: the button does. */
export function loader({ params, request, context }: LoaderFunctionArgs) {
  const off = new URL(request.url).searchParams.has('off')
  return { state: !context.get(siteContext).reminders.isLink(params.code ?? '') ? 'bad' : off ? 'off' : 'ask', sections: {} }
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const stopped = await context.get(siteContext).reminders.stop(params.code ?? '')
  return redirect(`${new URL(request.url).pathname}${stopped ? '?off=' : ''}`, 303)
}

/** Turns reminders off from their mail, without signing in. */
export default function RemindersPage() {
  const { state } = useLoaderData<typeof loader>()
  const words = useWords().customerLanding.reminderPage
  const { path } = useShell()
  const [title, said] =
    state === 'off' ? [words.off, words.offWords] : state === 'bad' ? [words.bad, words.badWords] : [words.question, words.words]
  return (
    <section className="wrap reminders" aria-labelledby="reminders-title">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to what was sent is the first thing to be read */}
      <h1 id="reminders-title" tabIndex={-1} autoFocus={state === 'off'}>
        {title}
      </h1>
      <p className="lead">{said}</p>
      {state === 'ask' ? (
        <form method="post" action={path}>
          <button className="btn btn-clay">{words.button}</button>
        </form>
      ) : (
        <a className="btn btn-line" href={address.customerLanding}>
          {words.account}
        </a>
      )}
    </section>
  )
}
