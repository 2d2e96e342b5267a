import type { YourDayForPages } from '../../pages/site/site-your-day.ts'
import { answerExportReadings } from '../api/hub/export-readings.ts'
import { answerOwnPhoto } from '../api/hub/own-photo.ts'
import type { OriginOf } from '../http/site-origin.ts'
import type { PictureStore } from '../media/picture-store.ts'
import { admit } from '../permissions.ts'
import { createDays, type DayNeeds } from '../your-day/create-your-day.ts'
import { doPosted } from '../your-day/posted-day.ts'
import type { Noun } from './noun.ts'

type Needs = Omit<DayNeeds, 'agents' | 'readSections' | 'mail'> & {
  originOf: OriginOf
  mail: { mail: DayNeeds['mail'] }
  agents: { store: DayNeeds['agents'] }
  media: { pictures: Pick<PictureStore, 'keep'> }
  content: { readSnapshot: DayNeeds['readSections'] }
}

/** The agents' day at the hub: what came in, what is to be read, what they keep at hand, and their own page. */
export function createYourDayNoun({ agents, content, media, originOf, mail: { mail }, ...needs }: Needs): Noun<YourDayForPages> {
  const days = createDays({ ...needs, mail, agents: agents.store, readSections: content.readSnapshot })
  return {
    calls: [answerExportReadings({ days }), answerOwnPhoto({ days, pictures: media.pictures, originOf })],
    forPages({ tenant, person, origin }) {
      const admitted = admit('agent', person, tenant)
      return {
        yourDay: admitted
          ? { open: () => days.open(tenant, admitted), do: (form) => doPosted(days, { tenant, person: admitted, form, origin }) }
          : null,
      }
    },
  }
}
