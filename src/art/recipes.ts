import type { Recipe } from './recipe.ts'
import { agentsScene } from './scenes/agents-scene.ts'
import { annuitiesScene } from './scenes/annuities-scene.ts'
import { autoScene } from './scenes/auto-scene.ts'
import { awardsScene } from './scenes/awards-scene.ts'
import { blogScene } from './scenes/blog-scene.ts'
import { brochuresScene } from './scenes/brochures-scene.ts'
import { businessScene } from './scenes/business-scene.ts'
import { careersScene } from './scenes/careers-scene.ts'
import { claimsScene } from './scenes/claims-scene.ts'
import { communityScene } from './scenes/community-scene.ts'
import { depotScene } from './scenes/depot-scene.ts'
import { equipmentScene } from './scenes/equipment-scene.ts'
import { farmScene } from './scenes/farm-scene.ts'
import { fireHallScene } from './scenes/fire-hall-scene.ts'
import { golfCartScene } from './scenes/golf-cart-scene.ts'
import { golfScene } from './scenes/golf-scene.ts'
import { heroScene } from './scenes/hero-scene.ts'
import { homeScene } from './scenes/home-scene.ts'
import { lettersScene } from './scenes/letters-scene.ts'
import { lifeScene } from './scenes/life-scene.ts'
import { lostScene } from './scenes/lost-scene.ts'
import { meetingScene } from './scenes/meeting-scene.ts'
import { minutesScene } from './scenes/minutes-scene.ts'
import { noticeBoardScene } from './scenes/notice-board-scene.ts'
import { ordersScene } from './scenes/orders-scene.ts'
import { paintedBoardScene } from './scenes/painted-board-scene.ts'
import { radioScene } from './scenes/radio-scene.ts'
import { raffleScene } from './scenes/raffle-scene.ts'
import { roadsideScene } from './scenes/roadside-scene.ts'
import { clearanceScene, storeScene } from './scenes/store-scene.ts'
import { tableScene } from './scenes/table-scene.ts'
import { teamScene } from './scenes/team-scene.ts'
import { teeScene } from './scenes/tee-scene.ts'
import { telephoneScene } from './scenes/telephone-scene.ts'
import { visitScene } from './scenes/visit-scene.ts'
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
  store: storeScene,
  clearance: clearanceScene,
  awards: awardsScene,
  brochures: brochuresScene,
  depot: depotScene,
  'fire-hall': fireHallScene,
  'golf-cart': golfCartScene,
  letters: lettersScene,
  meeting: meetingScene,
  minutes: minutesScene,
  'notice-board': noticeBoardScene,
  'painted-board': paintedBoardScene,
  team: teamScene,
  tee: teeScene,
  telephone: telephoneScene,
  visit: visitScene,
} satisfies Record<string, Recipe>

export type SceneKind = keyof typeof recipes
