import { foldText } from '../nouns/fold-text.ts'
import { agent, type Agent, type AgentLine } from '../nouns/agents/agent.ts'

/** One invented person; the phone is the end of (970) 555-01xx. */
export interface DemoAgent {
  name: string
  phone: string
  street: string
  city: string
  zip: string
  lat: number
  lng: number
  languages: string[]
  lines: AgentLine[]
  hours: readonly (readonly [days: string, times: string])[]
  about: string
}

/** The invented person as the directory keeps one. */
export function agentOf({ name: title, phone, street, city, zip, lat, lng, languages, lines, hours, about }: DemoAgent): Agent {
  const blank = agent.fallback
  return {
    ...blank,
    title,
    email: `${foldText(title).replaceAll(' ', '.')}@windbreak.example`,
    phone: `(970) 555-01${phone}`,
    address: street,
    city,
    state: 'Colorado',
    zip,
    lat: String(lat),
    lng: String(lng),
    aboutMe: about,
    table: hours.map(([column1, column2], index) => ({ id: `h${index}`, column1, column2 })),
    languages: languages.map((language, index) => ({ id: `l${index}`, name: language })),
    lines: { ...blank.lines, ...Object.fromEntries(lines.map((line) => [line, true])) },
  }
}
