/** Said around what is looked for: they count little, and not at all beside a word that means something. English; small words such as "the" are known to the database. */
export const weakWords: ReadonlySet<string> = new Set(
  `need want get got like help please know tell someone somebody something anything looking look find show see give us lets let im ive dont
  cant doesnt much many way ways thing things good best new use using make makes offer offers offered really also question info information about page site
  long take takes taking took turned anybody anyone website windbreak mutual company online today now still ever happens happen mean means work works
  mine yours ours everything would could should might must shall able possible allowed wondering trying try wanna gonna hi hello thanks didn doesn isn wasn aren couldn
  didnt isnt wasnt arent couldnt shouldnt youre theyre whats wheres whos hows kind kinds sort couple exactly actually maybe every each yesterday tomorrow
  tonight`.split(/\s+/),
)

/** On the site of an insurer everything is about this: it counts as little, but is a word like others where somebody mistypes it. */
export const ofInsurer: ReadonlySet<string> = new Set(['insurance', 'insure', 'insured', 'insures', 'insuring'])
