import { ExampleNote } from './example-note.tsx'
import { Paragraphs } from './paragraphs.tsx'
import { TabSet } from './tab-set.tsx'

type Props = {
  /** Begins the address of each tab. */
  name: string
  /** What the tabs choose between, for screen readers. */
  label: string
  look?: 'side' | 'row'
  rows: readonly { id: string; title: string; description: string; example: string }[]
  /** Emblems beside the examples, by place; decoration, so a moved row may meet another. */
  pictures?: readonly string[]
}

const none: readonly string[] = []

/** Kinds of coverage as tabs: what it pays, and one example where there is one. */
export function CoverageTabs({ rows, pictures = none, ...set }: Props) {
  const tabs = rows.map(({ id, title, description, example }, index) => ({
    id,
    title,
    content: (
      <>
        <div className="tab-words">
          <Paragraphs text={description} />
        </div>
        <ExampleNote text={example} picture={pictures[index % pictures.length]} />
      </>
    ),
  }))
  return <TabSet {...set} tabs={tabs} />
}
