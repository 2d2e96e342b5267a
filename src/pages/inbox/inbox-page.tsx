import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageMeta } from '../shell/page-meta.ts'
import { requirePart } from '../site/require-part.ts'
import { DeskRecord } from './desk-record.tsx'
import { Inbox } from './inbox.tsx'
import { readInboxAddress } from './inbox-address.ts'
import { PersonData } from './person-data.tsx'
import './inbox.css'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => ({ ...words.inbox.page, indexed: false }))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = requirePart(context, 'desk')
  const { asked, open, person, record } = readInboxAddress(new URL(request.url).searchParams)
  const shown = open === null ? null : await desk.openCase(open).catch(nullIfMissing)
  return {
    asked,
    open: shown,
    missing: open !== null && shown === null,
    person,
    record: record && (await desk.record(record.before)),
    list: await desk.list(asked),
  }
}

/** Everything visitors sent, as work: a list on the left, a case on the right. */
export default function InboxPage() {
  const { person, record, ...first } = useLoaderData<typeof loader>()
  if (record) return <DeskRecord record={record} />
  return person && first.list.admin ? <PersonData /> : <Inbox first={first} />
}

/** What is not there and what is not theirs is the same; anything else is nobody's mistake. */
function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'statusCode' in error && error.statusCode === 404) return null
  throw error
}
