import { footerNavigation } from '../../content/footer/footer-navigation.ts'
import type { maintenanceMessage } from '../../content/maintenance/maintenance-message.ts'
import type { ContentOf } from '../../content/section.ts'
import { address } from '../../routes.ts'
import { dial } from '../../ui/tenant.ts'
import { Paragraphs } from '../parts/paragraphs.tsx'
import { GoLink } from '../shell/go-link.tsx'
import { Picture } from '../shell/picture.tsx'
import { usePageSections } from '../shell/shell-data.ts'
import { useWords } from '../../words/use-words.ts'
import './maintenance-notice.css'

/** The gate is closed: what that means, whom to call, and what works in the meantime. */
export function MaintenanceNotice({ content: c }: { content: ContentOf<typeof maintenanceMessage> }) {
  const words = useWords().maintenance.notice
  const { status, content } = useNoteOfToday()
  return (
    <section className="closed" aria-labelledby="closed-title">
      <Picture of={c.image} sizes="100vw" priority />
      <div className="wrap">
        <div className="closed-card">
          {status && <p className="closed-status">{status}</p>}
          <h1 id="closed-title">{c.title}</h1>
          {content && (
            <div className="closed-today" role="note" aria-label={words.today}>
              <Paragraphs text={content} />
            </div>
          )}
          <div className="closed-words">
            <Paragraphs text={c.text} />
          </div>
          <a className="phone" href={dial(c.phone)}>
            {c.phone}
          </a>
          {c.hours && <p className="fine">{c.hours}</p>}
          <div className="closed-else">
            <GoLink to={address.pay}>{words.pay}</GoLink>
            <GoLink to={address.claims}>{words.claim}</GoLink>
            <GoLink to={address.findAnAgent}>{words.agent}</GoLink>
          </div>
        </div>
      </div>
    </section>
  )
}

/** What the footer's editor says about the maintenance going on. */
function useNoteOfToday() {
  const footer = (usePageSections()[footerNavigation.key]?.content ?? footerNavigation.fallback) as ContentOf<typeof footerNavigation>
  return footer.navList.maintenance.maintenanceStatus
}
