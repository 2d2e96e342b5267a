import { createContext, use } from 'react'
import { address } from '../../routes.ts'

/** What a quote that is started on this page is for; empty where the page says nothing of it, and around it. */
export const QuotesContext = createContext('')

/** As quotes are started by links that staff write: by their address, or by the old one. */
const startsQuote = new RegExp(`^/[^/?#]+${address.quote.slice(address.quote.lastIndexOf('/'))}$`)

/** The address of a link, and with one to the quote what it is to be about, so that nobody chooses the product twice. */
export function useQuoteFromHere(href: string): string {
  const about = use(QuotesContext)
  return about && startsQuote.test(href) ? `${href}?${new URLSearchParams({ about })}` : href
}
