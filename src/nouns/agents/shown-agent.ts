import type { Words } from '../../words/languages.ts'
import { readPoint, type Point } from '../places/point.ts'
import { linesOf, type Agent } from './agent.ts'
import { openingOf } from './opening.ts'

type Around = {
  /** Where the office is while nobody has placed it. */
  place: Point | null | undefined
  now: Date
  timeZone: string
  words: Words['agents']
}

/** What visitors see of an agent at a moment, on the clocks and in the words of the tenant; the same where somebody is editing it. */
export function showAgent(content: Agent, { place, now, timeZone, words }: Around) {
  const { title, email, phone, mobile, address, address2, city, state, zip, map, website2, aboutMe, image } = content
  return {
    title,
    email,
    phone,
    mobile,
    address,
    address2,
    city,
    state,
    zip,
    map,
    website2,
    aboutMe,
    image,
    place: readPoint(content.lat, content.lng) ?? place ?? null,
    table: content.table.map(({ column1, column2 }) => ({ column1, column2 })),
    languages: content.languages.map(({ name }) => name),
    lines: linesOf(content).map((line) => words.lines[line]),
    opening: openingOf(content.table, now, timeZone, words.opening) ?? null,
    agentSearchAddress: `${city} - ${title}`,
  }
}
