import { data, type MetaFunction } from 'react-router'
import type { Handle } from '../shell/handle.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { NotFound } from './not-found.tsx'

export const handle: Handle = { tier: 'content' }

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, ({ notFound }) => ({ title: notFound.page.short, indexed: false }))

export function loader() {
  return data(null, { status: 404 })
}

/** Every address nobody has given a page. */
export default function NotFoundPage() {
  return <NotFound />
}
