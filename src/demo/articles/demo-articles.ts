import { writePicture } from '../../fields/picture-value.ts'
import type { StartingArticle, StartingArticles } from '../../server/articles/seed-articles.ts'
import { aHomeInventoryInOneEvening } from './a-home-inventory-in-one-evening.ts'
import { animalsOnTheRoad } from './animals-on-the-road.ts'
import { articleTopics } from './article-topics.ts'
import { aTeenDriversFirstWinter } from './a-teen-drivers-first-winter.ts'
import { choosingADeductible } from './choosing-a-deductible.ts'
import type { DemoArticle } from './demo-article.ts'
import { groundBlizzardsOnThePlains } from './ground-blizzards-on-the-plains.ts'
import { hailOnAMetalRoof } from './hail-on-a-metal-roof.ts'
import { howMuchSnowABarnRoofHolds } from './how-much-snow-a-barn-roof-holds.ts'
import { leasingPasture } from './leasing-pasture.ts'
import { lifeInsuranceForAFarmFamily } from './life-insurance-for-a-farm-family.ts'
import { rentersInsuranceForASmallPlace } from './renters-insurance-for-a-small-place.ts'
import { replacementCostOrCashValue } from './replacement-cost-or-cash-value.ts'
import { storingHayWithoutAFire } from './storing-hay-without-a-fire.ts'
import { theFirstHourOfAClaim } from './the-first-hour-of-a-claim.ts'
import { theFourKindsOfAnnuity } from './the-four-kinds-of-annuity.ts'
import { uninsuredDriversInColorado } from './uninsured-drivers-in-colorado.ts'
import { waterThatComesUp } from './water-that-comes-up.ts'
import { whenAnUmbrellaMakesSense } from './when-an-umbrella-makes-sense.ts'
import { whenTheShopMustClose } from './when-the-shop-must-close.ts'
import { wildfireSpaceAroundTheHouse } from './wildfire-space-around-the-house.ts'
import { wiringInAnOldBarn } from './wiring-in-an-old-barn.ts'

const written: readonly DemoArticle[] = [
  animalsOnTheRoad,
  wiringInAnOldBarn,
  theFirstHourOfAClaim,
  aHomeInventoryInOneEvening,
  leasingPasture,
  replacementCostOrCashValue,
  whenAnUmbrellaMakesSense,
  wildfireSpaceAroundTheHouse,
  hailOnAMetalRoof,
  waterThatComesUp,
  choosingADeductible,
  storingHayWithoutAFire,
  uninsuredDriversInColorado,
  whenTheShopMustClose,
  rentersInsuranceForASmallPlace,
  lifeInsuranceForAFarmFamily,
  howMuchSnowABarnRoofHolds,
  aTeenDriversFirstWinter,
  groundBlizzardsOnThePlains,
  theFourKindsOfAnnuity,
]

export const demoArticles: StartingArticles = {
  topics: Object.keys(articleTopics),
  tags: Object.entries(articleTopics).flatMap(([topic, tags]) => tags.map((tag) => ({ tag, topic }))),
  articles: written.map(startingArticle),
}

function startingArticle({ picture, shows, published, body, related = [], ...rest }: DemoArticle): StartingArticle {
  return {
    ...rest,
    image: writePicture({ path: `/art/${picture}`, alt: shows }),
    html: body,
    related,
    // In the morning in Colorado, in summer and in winter.
    publishedAt: new Date(`${published}T15:00:00Z`),
  }
}
