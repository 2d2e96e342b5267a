import { redirect, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { useMoment } from '../shell/use-moment.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { useShell } from '../shell/shell-data.ts'
import { siteContext } from '../site.ts'
import type { ShownSession } from '../site/site-sessions.ts'
import { SignedForm } from '../shell/signed-form.tsx'
import './sessions.css'

const outcomes = ['one', 'others', 'nothing', 'person', 'noPerson'] as const
type Done = (typeof outcomes)[number]

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, ({ sessions: { title, description } }) => ({ title, description, indexed: false }))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { sessions } = context.get(siteContext)
  if (!sessions) throw redirect(address.login, 303)
  const asked = new URL(request.url).searchParams.get('done')
  const done = outcomes.find((each) => each === asked) ?? null
  return { list: await sessions.list(), done, maySignOut: sessions.signOut !== null, sections: {} }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { sessions } = context.get(siteContext)
  if (!sessions) return redirect(address.login, 303)
  const form = await request.formData()
  const [which, username] = ['end', 'username'].map((name) => String(form.get(name) ?? '').slice(0, 320))
  return redirect(`${address.sessions}?done=${await end(sessions, which, username)}`, 303)
}

type Sessions = { end(which: string): Promise<number>; signOut: ((username: string) => Promise<number | null>) | null }

async function end({ end: endOwn, signOut }: Sessions, which: string, username: string): Promise<Done> {
  if (which === '') return signOut && (await signOut(username)) !== null ? 'person' : 'noPerson'
  if ((await endOwn(which)) === 0) return 'nothing'
  return which === 'others' ? 'others' : 'one'
}

/** The browsers somebody is signed in with; for admins also the way to sign somebody else out. */
export default function SessionsPage() {
  const { list, done, maySignOut } = useLoaderData<typeof loader>()
  const words = useWords().sessions
  const { path } = useShell()
  return (
    <section className="wrap sessions" aria-labelledby="sessions-title">
      <h1 id="sessions-title">{words.title}</h1>
      {done && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to what was sent is the first thing to be read
        <p className="sessions-done" data-done={done} tabIndex={-1} autoFocus>
          <output>{words.done[done]}</output>
        </p>
      )}
      <p className="lead">{words.intro}</p>
      <ul className="sessions-list">
        {list.map((session) => (
          <OneSession key={session.id} session={session} />
        ))}
      </ul>
      {list.length > 1 && (
        <SignedForm action={path}>
          <button className="btn btn-clay" name="end" value="others">
            {words.others}
          </button>
        </SignedForm>
      )}
      {maySignOut && <SignOutForm />}
    </section>
  )
}

function OneSession({ session: { id, browser, startedAt, lastSeen, here } }: { session: ShownSession }) {
  const words = useWords().sessions
  const moment = useMoment()
  const { path } = useShell()
  const name = browser || words.unknown
  return (
    <li>
      <div>
        <div className="sessions-name">
          <b>{name}</b> {here && <span className="sessions-here">{words.here}</span>}
        </div>
        <p className="fine">
          {words.since(moment(startedAt))}, {words.seen(moment(lastSeen))}
        </p>
      </div>
      {!here && (
        <SignedForm action={path}>
          <button className="btn btn-line" name="end" value={id} aria-label={words.endOf(name, moment(startedAt))}>
            {words.end}
          </button>
        </SignedForm>
      )}
    </li>
  )
}

function SignOutForm() {
  const words = useWords().sessions.admin
  const { path } = useShell()
  return (
    <SignedForm action={path} className="sessions-admin" aria-labelledby="sessions-admin">
      <h2 id="sessions-admin">{words.title}</h2>
      <p>{words.intro}</p>
      <div className="field">
        <label className="label" htmlFor="sessions-username">
          {words.username}
        </label>
        <input
          className="input"
          id="sessions-username"
          name="username"
          required
          maxLength={320}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <button className="btn btn-line">{words.button}</button>
    </SignedForm>
  )
}
