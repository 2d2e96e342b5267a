import { useContext, type ReactNode } from 'react'
import { siteNotice } from '../../content/notice/site-notice.ts'
import { dateFormat } from '../../nouns/date-format.ts'
import { noticeAt, type Notice, type NoticeKind, type ShownNotice } from '../../nouns/notice/notice.ts'
import { instantOf } from '../../nouns/wall-time.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { ContentLink } from './content-link.tsx'
import { NonceContext } from './nonce.ts'
import { Section } from './section.tsx'
import { useShell } from './shell-data.ts'
import './site-notice.css'

/** A line over every page while something is to be said to everybody. Those who may edit find its pencil there at any time. */
export function SiteNotice() {
  const { mayEdit, notice } = useShell()
  if (mayEdit) return <Section of={siteNotice}>{(content) => <TriedNotice notice={content} />}</Section>
  return notice && <ClosableNotice id={notice.id} notice={notice} />
}

type Said = Omit<ShownNotice, 'id'>

/** Closed by whoever has read it; without JavaScript it stays. */
function ClosableNotice({ id, notice }: { id: number; notice: Said }) {
  const words = useWords().shell.siteNotice
  const nonce = useContext(NonceContext)
  return (
    <site-notice data-id={id}>
      <NoticeLine notice={notice}>
        <button type="button" className="notice-close" aria-label={words.close}>
          <Icon name="close" />
        </button>
      </NoticeLine>
      {/* Before anything is painted, so that nothing moves for whoever has closed it. */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: hideClosed }} />
    </site-notice>
  )
}

/**
 * A page that is loaded again has in its place what was in sight before, which a notice that came since is just above: whoever was at the top
 * is to see it. The first scroll is the browser's own, which puts the page there.
 */
const showAtTop = `if(performance.getEntriesByType('navigation')[0]?.type==='reload')addEventListener('scroll',()=>{if(Math.round(scrollY)===n.offsetHeight)scrollTo({top:0,behavior:'instant'})},{once:true})`

const hideClosed = `{const n=document.currentScript.parentElement;try{n.hidden=localStorage.notice===n.dataset.id}catch{};${showAtTop}}`

const icons: Record<NoticeKind, IconName> = { calm: 'horn', warning: 'alert', emergency: 'alert' }

function NoticeLine({ notice: { kind, text, link, linkLabel }, children }: { notice: Said; children?: ReactNode }) {
  const words = useWords().shell.siteNotice
  return (
    <section className={`notice notice-${kind}`} aria-label={words.kinds[kind]}>
      <div className="wrap">
        <Icon name={icons[kind]} />
        <p>
          {kind !== 'calm' && <b>{words.kinds[kind]}: </b>}
          {text}
          {link && linkLabel && (
            <>
              {' '}
              <ContentLink to={link}>{linkLabel}</ContentLink>
            </>
          )}
        </p>
        {children}
      </div>
    </section>
  )
}

/** As visitors will see it, and whether they do. */
function TriedNotice({ notice }: { notice: Notice }) {
  const words = useWords().shell.siteNotice
  const { tenant, madeAt } = useShell()
  const { timeZone, language } = tenant
  const wall = (at: Date) => dateFormat(language, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(at)
  const { shown, changesAt } = noticeAt(notice, new Date(madeAt), timeZone)
  const isEmpty = notice.text.trim() === ''
  const until = instantOf(notice.until, timeZone)
  const state = isEmpty
    ? words.none
    : !notice.isShown
      ? words.off
      : shown
        ? until && `${words.until} ${wall(until)}.`
        : changesAt
          ? `${words.waits} ${wall(changesAt)}.`
          : words.over
  return (
    <div className="notice-tried">
      {state && (
        <output className="notice-state">
          <span className="wrap">{state}</span>
        </output>
      )}
      {!isEmpty && <NoticeLine notice={notice} />}
    </div>
  )
}
