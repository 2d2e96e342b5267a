import type { agentsInfo } from '../../content/find-an-agent/agents-info.ts'
import type { ContentOf } from '../../content/section.ts'
import { Icon } from '../../ui/icon.tsx'
import { dial } from '../../ui/tenant.ts'
import { Picture } from '../shell/picture.tsx'
import { useShell } from '../shell/shell-data.ts'
import './agents-info.css'

/** For whoever did not find the right person: one who knows them all. */
export function AgentsInfo({ content: { title, image, subTitle, tagLine } }: { content: ContentOf<typeof agentsInfo> }) {
  const { tenant } = useShell()
  return (
    <section className="agents-info" aria-labelledby="agents-info-title">
      <div className={image ? 'wrap' : 'wrap plain'}>
        <Picture of={image} sizes="(width <= 640px) 96px, 160px" />
        <div>
          <h2 id="agents-info-title">{title}</h2>
          <p className="lead">{subTitle}</p>
          <p className="small">{tagLine}</p>
        </div>
        <a className="btn btn-line num" href={dial(tenant.phones.support)}>
          <Icon name="call" />
          {tenant.phones.support}
        </a>
      </div>
    </section>
  )
}
