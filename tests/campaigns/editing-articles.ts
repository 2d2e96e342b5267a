import { callServer } from '../../src/calls/call-server.ts'
import { saveMainTopic, saveTag } from '../../src/calls/articles/topic-calls.ts'
import { articleKey, articleOfKey } from '../../src/nouns/articles/article-keys.ts'
import { article } from '../../src/nouns/articles/article.ts'
import { snapshotOfContent } from './editing-cells.ts'
import type { Journal } from './editing-journal.ts'
import { articles, type EditedRecord } from './editing-reading.ts'
import type { Network } from './editing-network.ts'

type Needs = { origin: string; cookie: string; journal: Journal; network: Network }

/** Two articles that everybody writes in, with a body of every kind of block. */
export const editedArticles: readonly EditedRecord[] = [1, 2].map((id) => ({
  ...article,
  key: articleKey(id),
  page: '',
  section: '',
  saved: 'Blog Saved',
}))

/** A block of one of the kinds there are, with these words in it, spelled as the cleaner spells it. */
export function blockOf(words: string, kind: number): string {
  const picture = `<img src="/art/barn.svg" alt="${words}" width="800" height="400" loading="lazy">`
  const blocks = [
    `<p>${words}</p>`,
    `<h2>${words}</h2>`,
    `<ul><li><p>${words}</p></li><li><p>and one point more</p></li></ul>`,
    `<figure>${picture}<figcaption>${words}</figcaption></figure>`,
    `<blockquote><p>${words} <strong>in bold</strong></p></blockquote>`,
    `<aside><p>${words}</p></aside>`,
    `<table><tbody><tr><th><p>Depth</p></th></tr><tr><td><p>${words}</p></td></tr></tbody></table>`,
  ]
  return blocks[kind % blocks.length]
}

/** The articles as the first writer saved them, before anybody else came. */
export async function beginArticles({ origin, cookie, journal, network }: Needs) {
  const from = { origin, headers: { cookie } }
  await callServer(saveMainTopic, { title: 'Weather', status: 1 }, from)
  await callServer(saveTag, { tag: 'Hail', mainTopicId: 1, status: 1 }, from)
  for (const { key, fallback } of editedArticles) {
    const id = Number(articleOfKey(key))
    const content = {
      ...fallback,
      title: `Article ${id}`,
      subTitle: `About article ${id}`,
      tag: '1',
      imageLink: '/art/barn.svg',
      slug: `article-${id}`,
      richText: [0, 1, 2, 3, 4, 5, 6].map((kind) => ({ id: `b${kind}`, html: blockOf(`a${id}b${kind}`, kind) })),
    }
    const [before, after] = [fallback, content].map((each) => snapshotOfContent(each).cells)
    for (const [cell, text] of after) journal.saw(0, key, cell, text, before.get(cell))
    const body = {
      ...articles,
      primaryKey: 'slug',
      content: article.toWire(content as never),
      revision: 0,
      ids: article.idsOf(content as never),
    }
    const reply = await network.sendArticle({ tab: 0, work: 0, writer: 0, section: key }, body, `begin${id}`, null)
    if (reply.status !== 200 || (reply.body as { id: number }).id !== id) throw new Error(`article ${id}: ${JSON.stringify(reply)}`)
  }
}
