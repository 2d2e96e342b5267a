import type { AgentLine } from '../agents/agent.ts'

/** What of their own page an agent may change, each by a switch of the admins. */
export const ownParts = ['aboutMe', 'table', 'languages', 'lines', 'image'] as const
export type OwnPart = (typeof ownParts)[number]

/** Whether what an agent writes waits for an admin or counts at once. */
export type OwnPageWay = 'ask' | 'direct'

/** An agent's own public page, as far as they may change it themselves. */
export interface OwnPage {
  /** Its address. */
  link: string
  way: OwnPageWay
  parts: OwnPart[]
  /** What is in the form: what waits for an admin, else what the page says. */
  form: OwnPageForm
  /** What they asked for last, and what became of it. */
  last: { state: 'waiting' | 'accepted' | 'declined'; madeAt: string; decidedBy: string | null; word: string } | null
}

export interface OwnPageForm {
  /** The revision of the page it was written on. */
  base: number
  aboutMe: string
  hours: { day: string; time: string }[]
  /** One a line. */
  languages: string
  lines: AgentLine[]
  image: string
}

/** One field as it is and as somebody would have it, in words. */
export interface OwnPageChange {
  part: OwnPart
  label: string
  now: string
  wanted: string
}

/** What an agent asks for, before an admin who says yes or no. */
export interface ProposalToJudge {
  id: number
  /** Goes back with the answer, so that nobody accepts what they have not seen. */
  edition: number
  agent: string
  /** The agent's page. */
  link: string
  by: string
  madeAt: string
  changes: OwnPageChange[]
  /** True where the page was changed since in the same places: to accept it is to lose that. */
  against: boolean
}
