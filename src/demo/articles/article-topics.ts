/** The fourteen topics the Learning Center begins with, and the tags of each. */
export const articleTopics = {
  Weather: ['Hail', 'Wind', 'Snow and ice', 'Ground blizzards'],
  Wildfire: ['Defensible space', 'Ready to leave'],
  'On the Road': ['Winter driving', 'Animals on the road', 'After a crash'],
  'Young Drivers': ['First winter', 'First license'],
  'Farm & Ranch': ['Hay and feed', 'Barns and sheds'],
  Livestock: ['Cattle', 'Fences'],
  'Land & Neighbors': ['Pasture leases', 'Visitors on the land'],
  Home: ['Roofs', 'Water in the house', 'Home inventory'],
  'Renters & Condos': ['Renters', 'Condos'],
  'Main Street': ['Lost income', 'Shops and tools'],
  'Life & Family': ['Life insurance', 'Passing on the farm', 'Annuities'],
  Claims: ['The first hour', 'Proof and pictures', 'Contractors'],
  'Plain Words': ['Deductibles', 'Replacement cost', 'Liability limits', 'Uninsured drivers'],
  'Fire Safety': ['Wiring', 'Hay fires'],
} as const satisfies Record<string, readonly string[]>

type TopicTitle = keyof typeof articleTopics
export type TagTitle = (typeof articleTopics)[TopicTitle][number]
