import './rich-text.css'

/** What somebody wrote with headings, lists and links. The server has cleaned it twice: when it was saved and when it was read. */
export function RichText({ html, className }: { html: string; className?: string }) {
  // oxlint-disable-next-line react/no-danger -- cleaned by src/server/content/clean-rich-text.ts; nothing else may be handed in
  return <div className={className ? `rich ${className}` : 'rich'} dangerouslySetInnerHTML={{ __html: html }} />
}
