import type { KeptDraft } from '../saving/save-state.ts'
import type { KeptPicture } from '../writing/kept-pictures.ts'

/** A draft that was thrown away while its panel is open, with the pictures that were beside it. */
export type DiscardedDraft = { draft: KeptDraft; pictures: Promise<KeptPicture[]> }
