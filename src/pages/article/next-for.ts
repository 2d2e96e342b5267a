import type { ShownArticle } from '../../nouns/articles/shown-article.ts'

/** By what an article is about; its own words say it, whatever the topics are called. */
export function nextFor({ title, topics, tags }: Pick<ShownArticle, 'title' | 'topics' | 'tags'>): 'claim' | 'quote' | 'agent' {
  const about = [title, ...topics.map((topic) => topic.title), ...tags.map((tag) => tag.title)].join(' ')
  if (/\b(claims?|hail|storms?|fires?|wildfires?|theft|accidents?|damage|crash|deer|flood(s|ing)?)\b/i.test(about)) return 'claim'
  if (/\b(cost|costs|price|prices|premiums?|discounts?|quotes?|save|saving|rates?)\b/i.test(about)) return 'quote'
  return 'agent'
}
