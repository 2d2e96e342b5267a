import type { FoundDocuments } from '../../nouns/hub/documents.ts'

export interface DocumentsForPages {
  /** The documents of the hub, the internal landing page and the sales area that whoever asks may read. */
  searchDocuments(asked: { q: string }): Promise<FoundDocuments>
}
