import { z } from 'zod'
import { importLimits, Unreadable, type OldSite, type ImportedPost, type Lose, type Loss } from './imported-post.ts'
import { oldPathOf, siteOf } from './old-path.ts'
import { placeTags } from './place-tags.ts'
import { readDay } from './read-day.ts'

/** Ghost writes this for the address of its own site. */
const ownAddress = '__GHOST_URL__'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const key = z.union([z.string(), z.number()]).transform(String)
const day = z.union([z.string(), z.number()]).nullish()
const rows = <T extends z.ZodType>(row: T) =>
  z
    .array(row)
    .max(importLimits.posts * 20)
    .nullish()
    .transform((value) => value ?? [])

/** What a post says to search engines and networks in place of its title and its excerpt. */
const toldElsewhere = ['meta_title', 'meta_description', 'og_title', 'og_description', 'twitter_title', 'twitter_description'] as const

const ghostPost = z.object({
  id: key,
  title: text,
  slug: text,
  html: text,
  type: text,
  page: z.union([z.boolean(), z.number()]).nullish(),
  status: text,
  visibility: text,
  custom_excerpt: text,
  feature_image: text,
  image: text,
  canonical_url: text,
  codeinjection_head: text,
  codeinjection_foot: text,
  created_at: day,
  published_at: day,
})

const ghostData = z.object({
  posts: z.array(ghostPost).max(importLimits.posts),
  tags: rows(z.object({ id: key, name: text })),
  posts_tags: rows(z.object({ post_id: key, tag_id: key, sort_order: z.number().nullish() })),
  posts_meta: rows(
    z.object({
      post_id: key,
      feature_image_alt: text,
      feature_image_caption: text,
      ...(Object.fromEntries(toldElsewhere.map((name) => [name, text])) as Record<(typeof toldElsewhere)[number], typeof text>),
    }),
  ),
  users: rows(z.object({ id: key, name: text })),
  posts_authors: rows(z.object({ post_id: key, author_id: key, sort_order: z.number().nullish() })),
  settings: rows(z.object({ key: text, value: z.unknown() })),
})

type GhostData = z.infer<typeof ghostData>
type GhostPost = z.infer<typeof ghostPost>

/** A Ghost export: its posts, and what else is in it named as not kept. `site` is where it was, which the file does not always say. */
export function readGhost(json: string, site = ''): OldSite {
  const data = dataOf(json)
  const home = siteOf(site) || siteOf(String(data.settings.find((each) => each.key === 'url')?.value ?? ''))
  const losses: Loss[] = []
  const tagsOf = tagsByPost(data)
  const writersOf = writersByPost(data)
  const metaOf = new Map(data.posts_meta.map((each) => [each.post_id, each]))
  const pages = data.posts.filter(isPage).length
  if (pages > 0)
    losses.push({ of: '', words: `${pages} of the kind “page” ${pages === 1 ? 'is no post and was' : 'are no posts and were'} not kept.` })
  const posts = data.posts
    .filter((post) => !isPage(post))
    .flatMap((post) => {
      const [tags, writers] = [tagsOf.get(post.id) ?? [], writersOf.get(post.id) ?? []]
      return readPost(post, { home, tags, writers, meta: metaOf.get(post.id), losses }) ?? []
    })
  return { posts, losses, site: home }
}

type Around = {
  home: string
  tags: readonly string[]
  writers: readonly string[]
  meta: GhostData['posts_meta'][number] | undefined
  losses: Loss[]
}

function readPost(post: GhostPost, { home, tags, writers, meta, losses }: Around): ImportedPost | undefined {
  const lose = (words: string) => void losses.push({ of: post.title, words })
  const resolved = (value: string) => value.replaceAll(ownAddress, home)
  if (post.html === '') {
    lose('The export has no HTML of it. Ghost writes it once the post was opened and saved there.')
    return undefined
  }
  const isPublic = post.visibility === '' || post.visibility === 'public'
  if (post.status === 'scheduled') lose(`It was to appear on ${String(post.published_at)}; it is a draft here, for somebody to schedule.`)
  if (post.status === 'sent') lose('It was sent by e-mail and never on the site; it is a draft here.')
  if (!isPublic) lose(`It was for ${post.visibility} alone; it is a draft here.`)
  if (meta?.feature_image_caption) lose('What was said below the picture at its head was not kept.')
  if (post.codeinjection_head || post.codeinjection_foot) lose('Code of its own around the page was left out.')
  if (meta && toldElsewhere.some((name) => meta[name])) lose('What it said to search engines and networks alone was not kept.')
  if (post.canonical_url) lose(`It told search engines that it is to be found at ${post.canonical_url}; that was not kept.`)
  if (writers.length > 1) lose(`Of its writers ${writers[0]} is named, and not ${writers.slice(1).join(', ')}.`)
  for (const own of tags.filter(isOwn)) lose(`The tag “${own}” was for nobody to see, and was not kept.`)
  const [first, ...others] = tags.filter((each) => !isOwn(each))
  const picture = resolved(post.feature_image || post.image)
  const published = post.status === 'published' && isPublic
  return {
    origin: `ghost ${home === '' ? 'unknown' : new URL(home).host} ${post.id}`,
    title: post.title,
    subTitle: post.custom_excerpt,
    author: writers[0] ?? '',
    html: resolved(forAll(post.html, lose)),
    slug: post.slug,
    tags: placeTags({ categories: first === undefined ? [] : [first], tags: others }),
    picture: picture === '' ? undefined : { src: picture, alt: meta?.feature_image_alt ?? '' },
    published,
    createdAt: readDay(post.created_at ?? undefined),
    publishedAt: published ? readDay(post.published_at ?? undefined) : undefined,
    paths: [oldPathOf(`/${post.slug}/`, home)].flatMap((path) => path ?? []),
    near: '',
  }
}

/** Without the parts of a public post that were for members alone. */
const forAll = (html: string, lose: Lose) =>
  html.replace(
    /<!--\s*kg-gated-block:begin\s([^<>]{0,2000}?)-->(.*?)(?:<!--\s*kg-gated-block:end\s*-->|$)/gs,
    (_whole, to: string, inside: string) => {
      if (/\bnonMember:true\b/.test(to)) return inside
      lose('A part for members alone was left out.')
      return ''
    },
  )

/** In the order their writers put them. */
const tagsByPost = ({ tags, posts_tags }: GhostData) =>
  namesByPost(
    tags,
    posts_tags.map(({ tag_id, ...each }) => ({ ...each, of: tag_id })),
  )

const writersByPost = ({ users, posts_authors }: GhostData) =>
  namesByPost(
    users,
    posts_authors.map(({ author_id, ...each }) => ({ ...each, of: author_id })),
  )

type Pair = { post_id: string; of: string; sort_order?: number | null | undefined }

function namesByPost(named: readonly { id: string; name: string }[], pairs: readonly Pair[]): Map<string, string[]> {
  const names = new Map(named.map(({ id, name }) => [id, name]))
  const found = new Map<string, string[]>()
  for (const { post_id, of } of pairs.toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))) {
    const name = names.get(of)
    if (name) found.set(post_id, [...(found.get(post_id) ?? []), name])
  }
  return found
}

/** Ghost's own, "#newsletter", are not for visitors. */
const isOwn = (tag: string) => tag.startsWith('#')

const isPage = ({ type, page }: GhostPost) => type === 'page' || page === 1 || page === true

/** With or without the wrapping that Ghost writes and reads. */
function dataOf(json: string): GhostData {
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch {
    throw new Unreadable('This file is no JSON: it is cut off or of another kind.')
  }
  const wrapped = z.object({ db: z.array(z.object({ data: z.unknown() })).min(1) }).safeParse(parsed)
  const bare = z.object({ data: z.unknown() }).safeParse(parsed)
  const data = ghostData.safeParse(wrapped.success ? wrapped.data.db[0].data : bare.success ? bare.data.data : undefined)
  if (!data.success) throw new Unreadable('This is no export of Ghost.')
  return data.data
}
