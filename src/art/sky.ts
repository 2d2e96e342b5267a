import { disc, rect, repeat, round, shape, smooth, type Point } from './draw.ts'
import { mix, paper, sky } from './palette.ts'
import type { Stage } from './stage.ts'

/** Flat bands of sky, the stars if it is night, and the sun or the moon. */
export function drawSky(stage: Stage): string {
  const night = stage.time === 'night'
  return bands(stage) + (night ? stars(stage) + moon(stage) : sun(stage))
}

/** Each band's edge is a long lazy arc that lifts toward the sun. */
function bands({ W, H, horizon, sunX, light }: Stage): string {
  const count = light.sky.length
  const out = [rect(0, 0, W, H, light.sky[0])]
  for (let i = 1; i < count; i++) {
    const y = horizon * (i / count) ** 0.86
    const lift = horizon * (0.05 + 0.1 * (i / count))
    const edge: Point[] = [[-W * 0.3, H]]
    for (let k = -2; k <= 14; k++) {
      const x = (W * k) / 12
      const near = Math.exp(-(((x - sunX) / (W * 0.34)) ** 2))
      edge.push([x, y - lift * near + lift * 0.5 + Math.sin(k * 1.3 + i * 2.1) * horizon * 0.008])
    }
    edge.push([W * 1.3, H])
    out.push(shape(smooth(edge), light.sky[i]))
  }
  return out.join('')
}

function stars({ W, U, horizon, random }: Stage): string {
  return repeat(46, () => {
    const y = random() ** 1.5 * horizon * 0.8
    return disc(random() * W, y, U * (0.0011 + random() * 0.0018), paper, `opacity="${round(0.35 + random() * 0.6)}"`)
  })
}

function moon({ U, sunX: x, sunY: y, sunRadius, light }: Stage): string {
  const r = U * sunRadius
  return [
    disc(x, y, r * 1.9, light.halo, 'opacity=".35"'),
    disc(x, y, r * 1.4, light.halo, 'opacity=".6"'),
    disc(x, y, r, light.sun),
    disc(x - r * 0.28, y - r * 0.2, r * 0.16, mix(light.sun, sky, 0.22)),
    disc(x + r * 0.3, y + r * 0.28, r * 0.22, mix(light.sun, sky, 0.16)),
    disc(x + r * 0.15, y - r * 0.45, r * 0.1, mix(light.sun, sky, 0.18)),
  ].join('')
}

function sun({ U, sunX: x, sunY: y, sunRadius, light }: Stage): string {
  const r = U * sunRadius
  return disc(x, y, r * 2.5, light.halo, 'opacity=".28"') + disc(x, y, r * 1.65, light.halo, 'opacity=".55"') + disc(x, y, r, light.sun)
}
