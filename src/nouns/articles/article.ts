import { defineRecord, type ContentOf } from '../../fields/define-record.ts'
import { unreadable, type Rule } from '../../fields/field.ts'
import { readObject } from '../../fields/group.ts'
import { image } from '../../fields/image.ts'
import { encodeRecord } from '../../fields/record.ts'
import { richBlocks } from '../../fields/rich-blocks.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import type { Wire } from '../../fields/wire.ts'
import { isSlug } from './article-address.ts'
import { readIds } from './tag-ids.ts'

/** What stands for "choose one for me" in place of a related post. */
export const chosenForMe = '-1'

const relatedPosts = ['relatedPost1', 'relatedPost2', 'relatedPost3'] as const

/** As the source writes it: `subtitle`, and the related posts as numbers. */
const articleWire: Wire = {
  write(fields, content) {
    const { subTitle, ...plain } = encodeRecord(fields, content)
    return { ...plain, subtitle: subTitle, ...Object.fromEntries(relatedPosts.map((name) => [name, Number(plain[name])])) }
  },
  read(wire) {
    const object = readObject(wire)
    if (object === unreadable) return undefined
    const { subtitle, ...named } = object as Record<string, unknown>
    const read: Record<string, unknown> = subtitle === undefined ? named : { ...named, subTitle: subtitle }
    for (const name of relatedPosts) if (read[name] === '' || read[name] === null) read[name] = chosenForMe
    return read
  },
}

const someTags: Rule<string> = (value) => {
  const ids = readIds(value)
  if (ids === undefined || ids.length === 0) return 'Please select the Tag !'
  return ids.length > mostTags ? `Please select ${mostTags} tags at most.` : undefined
}

const anArticle: Rule<string> = (value) =>
  value === chosenForMe || readIds(value)?.length === 1 ? undefined : 'Please select a blog of the list.'

const aSlug: Rule<string> = (value) =>
  value === '' || isSlug(value) ? undefined : 'Please use small letters, digits and hyphens, and not digits alone.'

const aDay: Rule<string> = (value) => (value === '' || isDay(value) ? undefined : 'Please enter a date.')

/** 2026-02-30 would else be read as a day of March. */
function isDay(text: string): boolean {
  const read = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text)
}

export const mostTags = 30
const related = (label: string) => text({ label, rules: [anArticle], fallback: chosenForMe })

/** One post of the Learning Center. Fields and messages are the source's; the address and the date of review are ours. */
export const article = defineRecord({
  noun: 'article',
  wire: articleWire,
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter the title !')] }),
    subTitle: text({ label: 'Sub title', multiline: true, rules: [required('Please enter the subtitle !')] }),
    /** Numbers of tags, "3,17". */
    tag: text({ label: 'Tags', rules: [someTags] }),
    imageLink: image({ label: 'Image', sharpFrom: 600, rules: [required('Please select a image !')] }),
    richText: richBlocks({ label: 'Body' }),
    relatedPost1: related('First related post'),
    relatedPost2: related('Second related post'),
    relatedPost3: related('Third related post'),
    slug: text({ label: 'Address', hint: 'Made of the title where it is left empty. Older addresses lead on to it.', rules: [aSlug] }),
    reviewBy: text({ label: 'Review by', hint: 'From this day on the desk asks whether it is still true.', rules: [aDay] }),
  },
})

export type Article = ContentOf<typeof article>

/** The HTML of its body, however the field keeps it. */
export const bodyOf = (content: Article): string => (article.toWire(content) as { richText: string }).richText

/** The related posts somebody chose, without those left to us; a record that holds none other is none. */
export function chosenRelated(content: Pick<Article, (typeof relatedPosts)[number]>): number[] {
  return relatedPosts.map((name) => Number(content[name])).filter((id) => id > 0)
}
