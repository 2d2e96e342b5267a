import { blogSetting } from '../../content/blog/blog-setting.ts'
import type { ContentOf } from '../../content/section.ts'
import type { Words } from '../../words/languages.ts'

/** What menus call the page of articles: its title in the settings, once somebody has given it one of their own. */
export const blogLabelOf = ({ title }: ContentOf<typeof blogSetting>, { menus }: Words): string =>
  title.trim() === '' || title === blogSetting.fallback.title ? menus.main.blog : title.trim()
