import { chosenForMe, type Article } from '../../nouns/articles/article.ts'
import type { OpenedArticle } from '../../nouns/articles/opened-article.ts'
import { useField } from '../inputs/editing-form.ts'
import { describedBy, FieldFrame, FieldHint } from '../inputs/field-frame.tsx'

const places = ['relatedPost1', 'relatedPost2', 'relatedPost3'] as const
const labels = { relatedPost1: 'First', relatedPost2: 'Second', relatedPost3: 'Third' }
const hint = 'Left to the site, they are chosen by shared topics, tags and words.'

/** Three posts to read next, each chosen or left to the site; none is offered twice. */
export function RelatedInputs({ value, opened }: { value: Article; opened: OpenedArticle }) {
  return (
    <fieldset className="ed-field ed-related">
      <legend className="ed-label">Related posts</legend>
      <FieldHint hint={hint} />
      {places.map((place) => (
        <RelatedInput
          key={place}
          place={place}
          value={value[place]}
          others={places.flatMap((each) => (each === place ? [] : value[each]))}
          opened={opened}
        />
      ))}
    </fieldset>
  )
}

type Props = { place: (typeof places)[number]; value: string; others: string[]; opened: OpenedArticle }

function RelatedInput({ place, value, others, opened: { id: own, choices } }: Props) {
  const { id, message, put } = useField<string>(place)
  const offered = choices.related.filter((post) => post.id !== own && !others.includes(String(post.id)))
  const known = value === chosenForMe || offered.some((post) => String(post.id) === value)
  return (
    <FieldFrame id={id} label={`${labels[place]} related post`} message={message}>
      <select id={id} value={value} onChange={(event) => put(event.currentTarget.value)} {...describedBy(id, { message })}>
        <option value={chosenForMe}>Chosen by the site</option>
        {!known && <option value={value}>Blog {value}, which is not published</option>}
        {offered.map((post) => (
          <option key={post.id} value={post.id}>
            {post.title}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
