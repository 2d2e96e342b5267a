import { useEffect, useRef, useState } from 'react'
import type { ArticleDeskAsked } from '../../nouns/articles/article-desk.ts'
import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { useArticleDesk } from './desk-context.ts'

/** As long as visitors' search waits for the next letter. */
const typingEndsAfter = 1000

/** Searches once nobody types any more, or at once by Enter; an empty search is the whole list again. */
export function BlogSearch({ show }: { show(next: ArticleDeskAsked): Promise<boolean> }) {
  const words = useWords().blogSettings.list
  const { asked } = useArticleDesk().list
  const [typed, setTyped] = useState(asked.search)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  // A filter may be chosen before the second is over.
  const latest = useRef({ asked, show })
  useEffect(() => {
    latest.current = { asked, show }
  })

  function search(text: string) {
    clearTimeout(waiting.current)
    void latest.current.show({ ...latest.current.asked, search: text.trim(), page: '1' })
  }

  return (
    <search className="blogs-search">
      <form
        action={address.blogSettings}
        onSubmit={(event) => {
          event.preventDefault()
          search(typed)
        }}
      >
        <label className="sr-only" htmlFor="blogs-search">
          {words.search}
        </label>
        <Icon name="search" />
        <input
          className="input"
          id="blogs-search"
          name="search"
          type="search"
          value={typed}
          placeholder={words.search}
          maxLength={200}
          autoComplete="off"
          onChange={({ target: { value } }) => {
            setTyped(value)
            clearTimeout(waiting.current)
            if (value.trim() === asked.search) return
            if (value.trim() === '') return search('')
            waiting.current = setTimeout(() => search(value), typingEndsAfter)
          }}
        />
        {/* Filters stay as they are where there is no script. */}
        {(['status', 'topic', 'author'] as const).map(
          (name) => asked[name] && <input key={name} type="hidden" name={name} value={asked[name]} />,
        )}
        <button className="sr-only">{words.go}</button>
      </form>
    </search>
  )
}
