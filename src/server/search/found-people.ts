import { agentAddress } from '../../routes.ts'
import type { Fitting, FoundFitting } from './find-fitting.ts'

export interface FoundPerson {
  title: string
  href: string
  text: string
  email: string
}

export interface FoundPeople {
  people: FoundPerson[]
  total: number
  /** Where the words are a town, a county or a ZIP code: who is near there; of a town with an agent its own page. */
  near: { place: string; href: string; inTown: boolean } | null
  /** Where it was asked for by what somebody is or does, and several are: the list of those. */
  fitting: Fitting | null
  /** The name or the town as it is written, where it was not. */
  meant: string | null
  /** How many slips of the pen lie between that and what was typed. */
  slips: number
  /** True where all that was said is who or where. */
  only: boolean
  /** True where just one is what was asked for. */
  one: boolean
  /** Where somebody in a town may be asked for, and others may be meant before. */
  perhaps: boolean
  /** How much whoever was asked for by what one says counts beside pages that say all of it; null where they were asked for otherwise. */
  fits: number | null
  /** The words somebody is called by, where more was said than a name. */
  names: readonly string[]
  /** The words that ask for somebody in a town, where more was said. */
  asking: readonly string[]
}

/** What a question that asks for nobody finds. */
export const nobody: FoundPeople = {
  people: [],
  total: 0,
  near: null,
  fitting: null,
  meant: null,
  slips: 0,
  only: false,
  one: false,
  perhaps: false,
  fits: null,
  names: [],
  asking: [],
}

/** These and nobody else, as many as they are. */
export const onlyThese = (agents: readonly Agent[]): FoundPeople => ({ ...nobody, people: agents.map(personOf), total: agents.length })

/** Those who fit what was asked for, and the list of them where they are several. */
export const fittingOf = ({ agents, total, list }: FoundFitting): FoundPeople => ({
  ...nobody,
  people: agents.map(personOf),
  total,
  fitting: total > 1 ? list : null,
  one: total === 1,
})

type Agent = Record<'title' | 'email' | 'city' | 'phone', string>

/** An agent as an answer of the search. */
export const personOf = ({ title, email, city, phone }: Agent): FoundPerson => ({
  title,
  email,
  href: agentAddress(email),
  text: officeLine({ city, phone }),
})

/** Where somebody is and is called. */
export const officeLine = ({ city, phone }: Record<'city' | 'phone', string>): string => [city, phone].filter(Boolean).join(' · ')
