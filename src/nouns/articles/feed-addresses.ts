import { articlesPath } from './article-address.ts'

/** Where readers of feeds are told of new articles. */
export const rssAddress = `${articlesPath}/rss.xml`
export const atomAddress = `${articlesPath}/atom.xml`
