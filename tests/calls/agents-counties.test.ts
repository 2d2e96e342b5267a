import { expect, it } from 'vitest'
import { demoAgents } from '../../src/demo/demo-agents.ts'
import { createGazetteer } from '../../src/server/places/gazetteer.ts'
import { countyAt } from '../../src/ui/map/counties.ts'
import { spotOf } from '../../src/ui/map/projection.ts'

it.each(demoAgents.map(({ name, city, lat, lng }) => ({ name, city, lat, lng })))(
  'puts $name of $city on the map in the county $city lies in',
  ({ city, lat, lng }) => {
    expect(createGazetteer(['CO']).find(city)?.name).toBe(`${city}, ${countyAt(spotOf({ lat, lng }))?.name} County`)
  },
)
