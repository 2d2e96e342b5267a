import { askedAside } from './aside.ts'
import { askedForByAgents } from './for-agents.ts'
import { askedInBusiness } from './in-business.ts'
import { askedInTheSummaries } from './in-the-summaries.ts'
import { askedOfMoneyAndPapers } from './money-and-papers.ts'
import { askedToReadMore } from './more-to-read.ts'
import { askedOfItsPromises } from './of-its-promises.ts'
import { askedOfOtherThings } from './other-things.ts'
import { askedOfTheCompany } from './the-company.ts'
import { askedForOnPaper } from './on-paper.ts'
import { askedOnTheLand } from './on-the-land.ts'
import { askedOnTheRoad } from './on-the-road.ts'
import { askedOverALife } from './over-a-life.ts'
import { askedToRead } from './to-read.ts'
import { askedWhenItHappened } from './when-it-happened.ts'
import { askedWherePeopleLive } from './where-people-live.ts'
import { askedWhoAndWhere } from './who-and-where.ts'

/** Something people ask, and what they mean by it: a page by the name of its route, perhaps with the part of it, "blog/" and what the address of an article ends with, or "papers/" and the name of a paper that comes with the site. */
export interface WayOfAsking {
  asked: string
  means: string
}

/** Each destination with all that is asked of it, topic by topic. */
export const topics: readonly Readonly<Record<string, string>>[] = [
  askedOnTheRoad,
  askedWherePeopleLive,
  askedOnTheLand,
  askedInBusiness,
  askedOverALife,
  askedOfOtherThings,
  askedWhenItHappened,
  askedOfMoneyAndPapers,
  askedWhoAndWhere,
  askedOfTheCompany,
  askedAside,
  Object.fromEntries(Object.entries(askedToRead).map(([slug, asked]) => [`blog/${slug}`, asked])),
  Object.fromEntries(Object.entries({ ...askedForOnPaper, ...askedForByAgents }).map(([name, asked]) => [`papers/${name}`, asked])),
]

/** More that is asked of the same destinations, by what one kind of text says of them. */
const besides: readonly Readonly<Record<string, string>>[] = [
  askedOfItsPromises,
  askedInTheSummaries,
  Object.fromEntries(Object.entries(askedToReadMore).map(([slug, asked]) => [`blog/${slug}`, asked])),
]

/** In no order: it is learnt from, as a whole. */
export const howPeopleAsk: readonly WayOfAsking[] = [...topics, ...besides]
  .flatMap(Object.entries<string>)
  .flatMap(([means, all]) =>
    all.split(',').flatMap((asked) => (asked.trim() === '' ? [] : [{ asked: asked.trim().replace(/\s+/g, ' '), means }])),
  )
