import type { ShownItem } from './item-actions.ts'

/** One of many, as its list shows it and the question before it goes; `line` stands under its name. */
export type ListedThing = ShownItem & { line: string }
