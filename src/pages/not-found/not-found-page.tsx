import { data, type MetaFunction } from 'react-router'
import { pageMeta } from '../shell/page-meta.ts'
import { NotFound } from './not-found.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, ({ notFound }) => ({ title: notFound.page.short, indexed: false }))

export function loader() {
  return data(null, { status: 404 })
}

/** Every address nobody has given a page. */
export default function NotFoundPage() {
  return <NotFound />
}
