import { d, place, shape } from '../draw.ts'
import { mix, paper } from '../palette.ts'
import type { Recipe } from '../recipe.ts'
import type { Stage } from '../stage.ts'
import { goalPosts } from '../symbols/goal-posts.ts'
import { countryside } from './countryside.ts'

/** The end of a football field, a home game's. */
export const raffleScene: Recipe = { time: 'dusk', season: 'summer', sun: 0.2, horizon: 0.52, focus: 0.58, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const line = light.at(mix(paper, light.grass, 0.15), 0)
  const chalk = [0.2, 0.28, 0.4].map((down, i) => {
    const [y, half] = [horizon + H * down, W * (0.3 + down)]
    return shape(d`M${focusX - half} ${y}H${focusX + half}V${y + H * (0.006 + i * 0.004)}H${focusX - half}Z`, line)
  })
  return [countryside(stage), ...chalk, place(focusX, horizon + H * 0.22, U * 0.0098, goalPosts(stage))].join('')
}
