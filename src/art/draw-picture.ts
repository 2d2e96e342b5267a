import { charityMark } from './charity-marks.ts'
import { countyMap } from './county-map.ts'
import { emblem } from './emblem.ts'
import { minifySvg } from './minify-svg.ts'
import type { Artwork } from './picture-list.ts'
import { scene } from './scene.ts'
import { storePlate } from './store-plates.ts'
import { teachingFigure } from './teaching-figure.ts'

/** A declared picture as the SVG document that is served, already small. */
export function drawPicture(artwork: Artwork): string {
  switch (artwork.art) {
    case 'scene':
      // Half a pixel cannot be seen; the grain cannot either once a screen has scaled it, and it costs a filter.
      return minifySvg(scene({ ...artwork, grain: false }), 0.5)
    case 'emblem':
      return minifySvg(emblem({ kind: artwork.kind, size: artwork.width }), 0.1)
    case 'mark':
      return minifySvg(charityMark({ kind: artwork.kind, size: artwork.width }), 0.1)
    case 'goods':
      return minifySvg(storePlate({ kind: artwork.kind, size: artwork.width }), 0.1)
    case 'figure':
      return minifySvg(teachingFigure(artwork.kind), 0.1)
    case 'counties':
      return minifySvg(countyMap(artwork.time), 0.1)
  }
}
