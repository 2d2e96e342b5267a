import { describe, expect, it } from 'vitest'
import { readCensusGazetteer } from './census-gazetteer.ts'
import { createGazetteer } from './gazetteer.ts'

const tabbed = (...lines: string[][]) => lines.map((cells) => cells.join('\t')).join('\r\n')
const places = tabbed(
  ['USPS', 'GEOID', 'ANSICODE', 'NAME', 'LSAD', 'FUNCSTAT', 'ALAND', 'INTPTLAT', 'INTPTLONG                        '],
  ['CO', '0800001', '1', 'Lantern town', '43', 'A', '1', '40.5', '-103.5    '],
  ['CO', '0800002', '2', 'Quiet Meadow CDP', '57', 'S', '1', '38.5', '-104.5'],
  ['KS', '2000001', '3', 'Elsewhere city', '25', 'A', '1', '38.5', '-99.5'],
  [''],
)

describe('the public Census files', () => {
  it('are read as towns of one state', () => {
    expect(readCensusGazetteer(places, 'CO')).toEqual([
      { name: 'Lantern', county: '', kind: 'town', lat: 40.5, lng: -103.5, state: 'CO' },
      { name: 'Quiet Meadow', county: '', kind: 'town', lat: 38.5, lng: -104.5, state: 'CO' },
    ])
  })

  it('may have bars between the columns, and hold ZIP codes or counties', () => {
    expect(readCensusGazetteer('GEOID|INTPTLAT|INTPTLONG\n80999|40.1|-103.1\n10001|40.7|-74\n', 'CO')).toEqual([
      { name: '80999', county: '', kind: 'zip', lat: 40.1, lng: -103.1, state: 'CO' },
    ])
    expect(readCensusGazetteer('USPS|GEOID|NAME|INTPTLAT|INTPTLONG\nCO|08999|Lantern County|40.1|-103.1', 'CO')).toMatchObject([
      { name: 'Lantern', kind: 'county' },
    ])
  })

  it('come after our own list, which is asked first', () => {
    const sterling = { name: 'Sterling', county: '', kind: 'town', lat: 37, lng: -109 } as const
    const gazetteer = createGazetteer(['CO'], [sterling, ...readCensusGazetteer(places, 'CO')])
    expect(gazetteer.find('quiet meadow, CO')).toMatchObject({ name: 'Quiet Meadow', lat: 38.5 })
    expect(gazetteer.find('Sterling')).toMatchObject({ lat: 40.63 })
  })

  it('are refused when they are something else', () => {
    expect(() => readCensusGazetteer('name,lat,lng', 'CO')).toThrow('no Census gazetteer file')
  })
})
