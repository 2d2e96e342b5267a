import { address } from '../../routes.ts'
import { mostSearched } from '../../nouns/search/found.ts'
import { useWords } from '../../words/use-words.ts'
import { useShell } from '../shell/shell-data.ts'
import '../parts/suggestions.css'
import './search-box.css'

type Props = {
  id: string
  /** What it is called, where no label on the page says so. */
  name?: string
  asked?: string
  describedBy?: string
  example?: string
  /** On the page of the search itself: whoever comes there wants to type, and what suggests is there at once. */
  first?: boolean
}

/** The input of the search of everything. It asks by the address of its form; once somebody goes into it, it suggests (enhance/search). */
export function SearchBox({ id, name, asked, describedBy, example, first = false }: Props) {
  const words = useWords().search
  const { assets, mayEdit } = useShell()
  const kinds = Object.fromEntries(Object.entries(words.kind).map(([kind, word]) => [`data-${kind}`, word]))
  return (
    <search-box
      src={assets.search}
      data-suggestions={words.suggestions}
      data-straight={words.straight}
      data-now={first || undefined}
      {...kinds}
    >
      <input
        className="input"
        id={id}
        type="search"
        name="q"
        defaultValue={asked}
        placeholder={example}
        aria-label={name}
        aria-describedby={describedBy}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is there to be typed into; where it comes alive, what is added to a box in focus would be too early
        autoFocus={(first && !asked && !mayEdit) || undefined}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={mostSearched}
      />
    </search-box>
  )
}

/** Where every box of it leads. */
export const searchAction = address.search
