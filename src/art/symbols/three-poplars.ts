import { place, rect, shape } from '../draw.ts'

/** The mark, as it is stitched and stamped: three leaning poplars over a line; 20 tall at scale 1, standing on y. */
export const threePoplars = (x: number, y: number, scale: number, color: string) =>
  place(
    x,
    y,
    scale,
    shape(
      'M-9 -1C-12 -7 -9 -13 -5 -16C-3 -11 -4 -5 -6 -1ZM-2 -1C-5 -8 -2 -17 3 -20C5 -13 4 -6 1 -1ZM5 -1C3 -6 6 -12 10 -14C11 -9 10 -4 8 -1Z',
      color,
    ) + rect(-12, 0, 24, 1.6, color),
  )
