// Learns what questions mean from how people ask (src/nouns/search/how-people-ask/), into the folder build/meaning/, which the search
// reads. Run: node scripts/learn-how-people-ask.ts
import { howPeopleAsk } from '../src/nouns/search/how-people-ask/how-people-ask.ts'
import { questionWords } from '../src/nouns/search/signs-of-question.ts'
import { writeLearnt } from '../src/server/search/learnt-files.ts'
import { learnDestinations } from './learn-destinations.ts'

const words = [...new Set(howPeopleAsk.flatMap(({ asked }) => questionWords(asked)))]
const learnt = learnDestinations(howPeopleAsk)
writeLearnt({ ...learnt, words })
console.log(`${learnt.ways} ways of asking, ${learnt.destinations.length} destinations, ${learnt.signs.size} signs`)
