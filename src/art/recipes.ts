import type { Recipe } from './recipe.ts'
import { agentsScene } from './scenes/agents-scene.ts'
import { annuitiesScene } from './scenes/annuities-scene.ts'
import { autoScene } from './scenes/auto-scene.ts'
import { blogScene } from './scenes/blog-scene.ts'
import { businessScene } from './scenes/business-scene.ts'
import { careersScene } from './scenes/careers-scene.ts'
import { claimsScene } from './scenes/claims-scene.ts'
import { communityScene } from './scenes/community-scene.ts'
import { equipmentScene } from './scenes/equipment-scene.ts'
import { farmScene } from './scenes/farm-scene.ts'
import { golfScene } from './scenes/golf-scene.ts'
import { heroScene } from './scenes/hero-scene.ts'
import { homeScene } from './scenes/home-scene.ts'
import { lifeScene } from './scenes/life-scene.ts'
import { lostScene } from './scenes/lost-scene.ts'
import { ordersScene } from './scenes/orders-scene.ts'
import { radioScene } from './scenes/radio-scene.ts'
import { raffleScene } from './scenes/raffle-scene.ts'
import { roadsideScene } from './scenes/roadside-scene.ts'
import { tableScene } from './scenes/table-scene.ts'
import { wellScene } from './scenes/well-scene.ts'

/** Every kind of landscape. */
export const recipes = {
  hero: heroScene,
  home: homeScene,
  auto: autoScene,
  equipment: equipmentScene,
  farm: farmScene,
  business: businessScene,
  life: lifeScene,
  annuities: annuitiesScene,
  well: wellScene,
  claims: claimsScene,
  roadside: roadsideScene,
  agents: agentsScene,
  blog: blogScene,
  careers: careersScene,
  community: communityScene,
  golf: golfScene,
  lost: lostScene,
  radio: radioScene,
  raffle: raffleScene,
  orders: ordersScene,
  table: tableScene,
} satisfies Record<string, Recipe>

export type SceneKind = keyof typeof recipes
