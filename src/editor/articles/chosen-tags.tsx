import type { ArticleChoices } from '../../nouns/articles/article-desk.ts'
import { EditorIcon } from '../editor-icon.tsx'

type Needs = { choices: ArticleChoices; chosen: readonly number[]; onTakenAway(id: number): void }

/** The tags an article has, each with a button that takes it away. */
export function ChosenTags({ choices, chosen, onTakenAway }: Needs) {
  return (
    <ul className="ed-tags" aria-label="Chosen tags">
      {chosen.map((each) => {
        const name = choices.tags.find(({ id }) => id === each)?.title ?? `Tag ${each}`
        return (
          <li key={each}>
            {name}
            <button type="button" className="ed-ico" aria-label={`Take ${name} away`} onClick={() => onTakenAway(each)}>
              <EditorIcon name="close" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
