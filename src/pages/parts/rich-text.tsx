import '../../ui/styles/faces-italic.css'
import '../../ui/styles/faces-light.css'
import './rich-text.css'

/** What somebody wrote with headings, lists and links. The server has cleaned it twice: when it was saved and when it was read. */
export function RichText({ html, className, id }: { html: string; className?: string; id?: string }) {
  // Nothing that did not pass src/server/content/clean-rich-text.ts may be handed in.
  return <div id={id} className={className ? `rich ${className}` : 'rich'} dangerouslySetInnerHTML={{ __html: html }} />
}
