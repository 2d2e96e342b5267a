import type { ShownArticle } from '../../nouns/articles/shown-article.ts'
import { address } from '../../routes.ts'
import { GoLink } from '../shell/go-link.tsx'
import { useShell } from '../shell/shell-data.ts'
import { useWords } from '../../words/use-words.ts'
import { nextFor } from './next-for.ts'
import './what-next.css'

/** What somebody who has read this probably wants: an agent, a price, or to say what happened. */
export function WhatNext({ article }: { article: Pick<ShownArticle, 'title' | 'topics' | 'tags'> }) {
  const words = useWords().articles.next
  const { claimsHours } = useShell().tenant
  const next = nextFor(article)
  const [agent, quote, claim] = [
    { to: address.findAnAgent, label: words.findAnAgent },
    { to: address.quote, label: words.startAQuote },
    { to: address.claims, label: words.startAClaim },
  ]
  const [first, second] = { agent: [agent, quote], quote: [quote, agent], claim: [claim, agent] }[next]
  return (
    <section className="what-next" aria-labelledby="next-title">
      <div className="wrap">
        <div>
          <h2 id="next-title">{words[next].title}</h2>
          <p className="small">
            {words[next].text}
            {next === 'claim' && claimsHours && ` ${words.claim.answered(claimsHours)}`}
          </p>
        </div>
        <a className="btn btn-clay" href={first.to}>
          {first.label}
        </a>
        <GoLink to={second.to}>{second.label}</GoLink>
      </div>
    </section>
  )
}
