import type { homeTasks } from '../../content/home/home-tasks.ts'
import type { ContentOf } from '../../content/section.ts'
import { Icon } from '../../ui/icon.tsx'
import { ContentLink } from '../shell/content-link.tsx'
import './task-card.css'

/** The errands most people come with. */
export function TaskCard({ content: { title, items } }: { content: ContentOf<typeof homeTasks> }) {
  return (
    <section className="tasks" aria-labelledby="tasks-title">
      <h2 id="tasks-title">{title}</h2>
      {items.length > 0 && (
        <ul>
          {items.map(({ id, icon, link, title: task, note }) => (
            <li key={id}>
              <ContentLink to={link}>
                <span className="tasks-icon">
                  <Icon name={icon} />
                </span>
                <span>
                  <b>{task}</b>
                  {note && <small>{note}</small>}
                </span>
                <Icon name="arrow" />
              </ContentLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
