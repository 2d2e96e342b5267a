import type { RedirectsDeskPage, RedirectsOutcome } from '../../nouns/redirects/redirects-desk.ts'

export interface RedirectsForPages {
  /** Old addresses, those asked for in vain, and links that lead nowhere, for admins alone; null for everybody else. */
  redirects: {
    look(asked: { tab: string; q: string; page: string; test: string }): Promise<RedirectsDeskPage>
    /** Does what a form of the desk asks. */
    act(posted: FormData): Promise<RedirectsOutcome>
  } | null
}
