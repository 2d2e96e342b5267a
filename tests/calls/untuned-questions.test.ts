import { expect, it } from 'vitest'
import { demoAgents } from '../../src/demo/demo-agents.ts'
import { demoArticles } from '../../src/demo/articles/demo-articles.ts'
import { foldText } from '../../src/nouns/fold-text.ts'
import { agentAddress, listedPaths } from '../../src/routes.ts'
import { leadsRight, untunedQuestions, untunedSlips } from '../fixtures/search-questions-untuned.ts'

it('asks sixty questions, each once, and each once more with exactly one slip', () => {
  expect(untunedQuestions).toHaveLength(60)
  expect(new Set(untunedQuestions.map(({ asked }) => asked)).size).toBe(60)
  const wrong = untunedQuestions.filter(
    ({ asked }, at) => untunedSlips[at].asked === asked || Math.abs(untunedSlips[at].asked.length - asked.length) > 1,
  )
  expect(wrong).toEqual([])
})

it('names as right what the demonstration has, and nothing else', () => {
  const agents = demoAgents.map(({ name }) => agentAddress(`${foldText(name).replaceAll(' ', '.')}@windbreak.example`))
  const articles = demoArticles.articles.map(({ slug }, at) => `/360/about/blog/${at + 1}-${slug}`)
  const there = [...listedPaths(), ...agents, ...articles, 'tel:+19705550199']
  const wrong = untunedQuestions.flatMap(({ asked, right }) =>
    right.filter((each) => there.filter((href) => leadsRight({ asked, right: [each] }, href)).length !== 1),
  )
  expect(wrong).toEqual([])
})
