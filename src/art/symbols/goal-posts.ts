import { oval, rect, shape, stroke } from '../draw.ts'
import { clay, deep, paper, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** The posts at the end of a football field, and the ball on its tee before them; 58 tall, standing on y = 0. */
export function goalPosts({ light }: Lit): string {
  const { at } = light
  const post = at(wheat, 0)
  return [
    oval(0, 0, 8, 1.3, at(deep, 0), 'opacity=".35"'),
    rect(-1.4, -22, 2.8, 22, post),
    rect(-17, -24, 34, 2.4, post),
    rect(-17, -58, 2.2, 35, post),
    rect(14.8, -58, 2.2, 35, post),
    shape('M-17 -58L-24 -55L-17 -53ZM17 -58L24 -55L17 -53Z', at(clay, 0)),
    oval(13, 9.5, 6, 1.1, at(deep, 0), 'opacity=".35"'),
    shape('M6 5Q13 -2 20 5Q13 12 6 5Z', at(clay, 0, 0.3)),
    stroke('M10.5 5H15.5M12 3.9V6.1M14 3.9V6.1', paper, 0.7),
  ].join('')
}
