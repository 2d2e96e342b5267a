import { blogSetting } from '../../content/blog/blog-setting.ts'
import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../shell/section.tsx'
import { useWords } from '../../words/use-words.ts'
import { longestSearch } from './articles-address.ts'
import './articles-head.css'

/** What the page is called, and the search beside it: a plain form that asks by its address. It looks through every topic. */
export function ArticlesHead({ search }: { search: string }) {
  const words = useWords().articles
  return (
    <section className="articles-head" aria-labelledby="articles-title">
      <div className="wrap">
        {/* The search is no part of what is edited: whoever types there goes on while the editor comes. */}
        <Section of={blogSetting}>
          {({ title, subtitle }) => (
            <div>
              <h1 id="articles-title">{title}</h1>
              {subtitle && <p className="lead">{subtitle}</p>}
            </div>
          )}
        </Section>
        <search>
          <form className="articles-search" action={address.blog}>
            <label className="label" htmlFor="articles-search">
              {words.search}
            </label>
            <div className="articles-box">
              <input
                className="input"
                id="articles-search"
                type="search"
                name="search"
                defaultValue={search}
                placeholder={words.example}
                autoComplete="off"
                maxLength={longestSearch}
              />
              <button aria-label={words.go}>
                <Icon name="search" />
              </button>
            </div>
          </form>
        </search>
      </div>
    </section>
  )
}
