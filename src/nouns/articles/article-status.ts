export const articleStatuses = ['Active', 'Inactive', 'Published'] as const

/** Active and Inactive articles are drafts: visitors see those that are Published and no others. */
export type ArticleStatus = (typeof articleStatuses)[number]

/** What becomes of an article of one status that is to be of another: done, or refused with what people read. */
export type Move = 'stays' | 'becomes' | 'goesLive' | 'goesLiveAnew' | 'isTakenDown' | { refused: string }

/** Who wants which status: the row of the article, the column is what it is to be. */
export const statusMoves: { readonly [From in ArticleStatus]: { readonly [To in ArticleStatus]: Move } } = {
  Active: { Active: 'stays', Inactive: 'becomes', Published: 'goesLive' },
  Inactive: { Active: 'becomes', Inactive: 'stays', Published: 'goesLive' },
  Published: {
    Active: { refused: 'This blog is published. Switch it off to take it off the website.' },
    Inactive: 'isTakenDown',
    Published: 'goesLiveAnew',
  },
}

/** What a save through the source's own call may do, by what the article is and what the call says it is to be. */
export const saveMoves: typeof statusMoves = {
  ...statusMoves,
  Published: { Active: { refused: savePublished() }, Inactive: { refused: savePublished() }, Published: 'goesLiveAnew' },
}

/** A new post that is saved. */
export const statusOfNew: ArticleStatus = 'Active'

/** One that was deleted and is brought back. */
export const statusOfBroughtBack: ArticleStatus = 'Inactive'

/** The switch of a row stands on for these. */
export const isSwitchedOn = (status: ArticleStatus) => status !== 'Inactive'

/** What the switch asks for. */
export const switchedTo = (status: ArticleStatus): ArticleStatus => (isSwitchedOn(status) ? 'Inactive' : 'Active')

function savePublished() {
  return 'This blog is published: use “Save & Publish”, or go on in the editor, where your changes wait as a draft.'
}
