import type { Synonym } from './default-synonyms.ts'

/**
 * What agents write of themselves, and what those who look for one call the same. Like the ways of asking it was written with the agents of the
 * demonstration in view (src/demo/demo-agents.ts): where nobody writes so it finds nobody, and does no harm.
 */
export const saidOfPeople: readonly Synonym[] = [
  // What somebody was before
  { word: 'uniform', also: 'army, navy, marine, air force, military, veteran, soldier, served' },
  { word: 'school', also: 'teacher, taught, classroom, pupils' },
  { word: 'front desk', also: 'receptionist, answering phones, reception' },
  { word: 'grew up', also: 'raised, born, native, local boy' },
  // How somebody comes to whoever asks
  {
    word: 'hour after closing',
    also: 'come to us, comes to us, house call, house calls, home visit, comes to me, come to me, comes out, come out, drive out, come to my, my place, come over',
  },
  { word: 'walk', also: 'walk through, walk around, look around' },
  { word: 'video', also: 'zoom, facetime, skype, webcam, video call' },
  { word: 'bus stop', also: 'bus, transit, without a car' },
  { word: 'phone', also: 'cell, mobile' },
  { word: 'sign', also: 'deaf, hard of hearing, asl, sign language' },
  // Whom somebody looks after
  { word: 'young families', also: 'young couple, young couples, newlyweds, newborn, first time buyer, starter home' },
  {
    word: 'passing a farm on',
    also: 'succession, inherit, hand down, handing down, leave the farm, leaving the farm, next generation, hand over',
  },
  { word: 'restaurants', also: 'diner, cafe, bar, kitchen, bistro' },
  { word: 'bakery', also: 'baker, bread, pastry' },
  { word: 'river guides', also: 'raft, rafting, outfitter, outfitters, whitewater' },
  { word: 'railroad', also: 'train, trains, rail' },
  { word: 'vines', also: 'vineyard, winery, wine, grapes' },
  { word: 'peaches', also: 'orchard, orchards, fruit, fruit trees' },
  { word: 'melons', also: 'cantaloupe, watermelon' },
  { word: 'potatoes', also: 'spuds' },
  { word: 'sale barn', also: 'auction, cattle auction, stock sale' },
  { word: 'market gardens', also: 'hobby farm, vegetables, greenhouse, farm stand' },
  { word: 'old brick houses', also: 'historic, historical, victorian, vintage, antique' },
  { word: 'retire', also: 'pension, nest egg' },
]

/** Said by whoever asks for somebody of themselves, or of asking: no agent is meant by it. */
export const ofWhoAsks: ReadonlySet<string> = new Set(
  `husband wife spouse mom mum mama mother dad papa father son daughter sister brother grandpa grandma grandfather grandmother parents family aunt uncle boss inlaws law friend friends
  needs needed wants wanted likes name names named called something deal dealt dealing use used using always thing things kind else does done like gets go went
  been older looking hold place somewhere told only just mainly mostly`.split(/\s+/),
)
