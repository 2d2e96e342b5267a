import { articlesPath } from '../../article-paths.ts'

/** Where readers of feeds are told of new articles. */
export const rssAddress = `${articlesPath}/rss.xml`
export const atomAddress = `${articlesPath}/atom.xml`
