import type { ArticleDeskAsked } from '../../nouns/articles/article-desk.ts'
import { articleStatuses } from '../../nouns/articles/article-status.ts'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { deskAddress, isFiltered } from './desk-address.ts'
import { useArticleDesk } from './desk-context.ts'

type Choice = { name: 'status' | 'topic' | 'author'; label: string; any: string; of: { value: string; label: string }[] }

/** Narrows the list by status, topic and author, as soon as one is chosen. */
export function BlogFilters({ show }: { show(next: ArticleDeskAsked): Promise<boolean> }) {
  const words = useWords().blogSettings
  const { list, open } = useArticleDesk()
  const { asked, shown } = list
  const choices: Choice[] = [
    {
      name: 'status',
      label: words.list.status,
      any: words.list.anyStatus,
      of: articleStatuses.map((status) => ({ value: status, label: words.statuses[status] })),
    },
    {
      name: 'topic',
      label: words.list.topic,
      any: words.list.anyTopic,
      of: shown.topics.map(({ id, title }) => ({ value: String(id), label: title })),
    },
    {
      name: 'author',
      label: words.list.author,
      any: words.list.anyAuthor,
      of: shown.authors.map((name) => ({ value: name, label: name })),
    },
  ]
  const none: ArticleDeskAsked = { ...asked, status: '', topic: '', author: '', page: '1' }
  return (
    <form
      className="blogs-filters"
      action={address.blogSettings}
      aria-label={words.list.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      {asked.search && <input type="hidden" name="search" value={asked.search} />}
      {choices.map(({ name, label, any, of }) => (
        <label className="blogs-filter" key={name}>
          <span>{label}</span>
          <select
            className="input"
            name={name}
            value={asked[name]}
            onChange={({ target }) => void show({ ...asked, [name]: target.value, page: '1' } as ArticleDeskAsked)}
          >
            <option value="">{any}</option>
            {of.map((each) => (
              <option key={each.value} value={each.value}>
                {each.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <noscript>
        <button className="btn btn-small blogs-line">{words.list.show}</button>
      </noscript>
      {isFiltered(asked) && (
        <a
          className="blogs-link"
          href={deskAddress(none)}
          onClick={(event) => {
            event.preventDefault()
            void show(none)
          }}
        >
          {words.list.clear}
        </a>
      )}
      <button type="button" className="blogs-link blogs-deleted needs-script" onClick={() => open({ name: 'deleted' })}>
        {words.list.deleted}
      </button>
    </form>
  )
}
