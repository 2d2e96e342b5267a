import { useWords } from '../../words/use-words.ts'
import './share-row.css'

/** Where an article can be passed on: three networks by plain links that load nothing of theirs, and the device's own way where it has one. */
export function ShareRow({ url, title }: { url: string; title: string }) {
  const { articles: words, parts } = useWords()
  const [at, about] = [encodeURIComponent(url), encodeURIComponent(title)]
  const networks = [
    { name: words.facebook, to: `https://www.facebook.com/sharer/sharer.php?u=${at}` },
    { name: words.linkedin, to: `https://www.linkedin.com/sharing/share-offsite/?url=${at}` },
    { name: words.x, to: `https://x.com/intent/post?url=${at}&text=${about}` },
  ]
  return (
    <share-row data-url={url} data-title={title}>
      <fieldset className="share" aria-label={words.share}>
        {networks.map(({ name, to }) => (
          <a key={name} href={to} target="_blank" rel="noopener noreferrer" aria-label={words.shareOn(name) + parts.newTabNote.newTab}>
            {name}
          </a>
        ))}
        {/* To be seen once the script knows that the device can. */}
        <button type="button">{words.shareBySystem}</button>
      </fieldset>
    </share-row>
  )
}
