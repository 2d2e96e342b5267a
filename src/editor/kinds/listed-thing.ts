import type { ShownItem } from './item-actions.ts'

/** A thing as its list shows it, and the question before it is deleted; `line` stands under its name. */
export type ListedThing = ShownItem & { line: string }
