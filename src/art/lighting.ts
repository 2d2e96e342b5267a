import { hours, type Hour, type Time } from './hours.ts'
import { mix } from './palette.ts'
import { seasons, type Season, type SeasonColors } from './seasons.ts'

/** One light for a whole picture: the hour, what the season grows, and how the two change any colour. */
export type Light = Hour &
  SeasonColors & {
    /** A local colour as it looks at a depth (0 near, 1 far) and in shade (0 to 1). */
    at: (color: string, depth?: number, shade?: number) => string
    /** Whether snow lies on the trees. */
    frosted: boolean
  }

/** The light of a time of day in a season, which every color of a scene goes through. */
export function lighting(time: Time, season: Season): Light {
  const hour = hours[season === 'storm' && time === 'noon' ? 'storm' : time]
  const at = (color: string, depth = 0, shade = 0) => mix(mix(mix(color, hour.shade, shade), hour.tint, hour.tintStrength), hour.air, depth)
  return { ...hour, ...seasons[season], at, frosted: season === 'winter' }
}
