// Learns what questions mean from how people ask (src/nouns/search/how-people-ask/), into the folder build/meaning/, which the search
// reads. Run: node scripts/learn-how-people-ask.ts
import { howPeopleAsk } from '../src/nouns/search/how-people-ask/how-people-ask.ts'
import { questionWords } from '../src/nouns/search/signs-of-question.ts'
import { fromSpanish } from '../src/nouns/search/spanish-words.ts'
import { writeLearnt } from '../src/server/search/learnt-files.ts'
import { learnDestinations } from './learn-destinations.ts'

// What is asked in Spanish is compared in the words our pages have, and so it is learnt.
const ways = howPeopleAsk.map(({ asked, means }) => ({ asked: fromSpanish(asked), means }))
const words = [...new Set(ways.flatMap(({ asked }) => questionWords(asked)))]
const learnt = learnDestinations(ways)
writeLearnt({ ...learnt, words })
console.log(`${learnt.ways} ways of asking, ${learnt.destinations.length} destinations, ${learnt.signs.size} signs`)
