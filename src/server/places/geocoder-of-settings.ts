import type { Db } from '../db/database.ts'
import type { Settings } from '../settings.ts'
import type { Geocoder, GeocodingService } from './geocoder.ts'
import { googleService } from './google-service.ts'
import { nominatimService } from './nominatim-service.ts'
import { createOutsideGeocoder } from './outside-geocoder.ts'
import { peliasService } from './pelias-service.ts'
import { photonService } from './photon-service.ts'

/** The geocoder that the setting MAPS names; undefined for `own`, which needs none. */
export function geocoderOfSettings({ maps }: Settings, needs: { db: Db; now: () => Date; site: string }): Geocoder | undefined {
  const { kind, url, key } = maps
  const services: Record<Exclude<typeof kind, 'own'>, () => GeocodingService> = {
    google: () => googleService({ key: key ?? '' }),
    photon: () => photonService({ url }),
    pelias: () => peliasService({ url: url ?? '', key }),
    nominatim: () => nominatimService({ url, site: needs.site }),
  }
  return kind === 'own' ? undefined : createOutsideGeocoder({ service: services[kind](), db: needs.db, now: needs.now })
}
