import { and, eq } from 'drizzle-orm'
import { article } from '../../../nouns/articles/article.ts'
import { isBlankRichText } from '../../../fields/rich-text.ts'
import type { ContentVersion } from '../../content/content-version.ts'
import type { Db } from '../../db/database.ts'
import { articleStates } from '../../db/tables/articles.ts'
import { itemAddresses } from '../../db/tables/items.ts'
import { Refused } from '../../http/errors.ts'
import type { Warn } from '../../http/warn.ts'
import { foldKey } from '../../items/item-kind.ts'
import { holdItems } from '../../items/hold-items.ts'
import { writingIn } from '../../items/writing.ts'
import { stateOf } from '../article-states.ts'
import type { OldSite, ImportedPost, Lose, Loss } from './imported-post.ts'
import { linkRelated, type RelatedLinks } from './link-related.ts'
import { rewriteLink } from './rewrite-link.ts'
import { picturesIn, rewriteHtml, type PlacedPicture } from './old-html.ts'
import { importer, importWriter, savePost, markOf, type Pictures, type ReadyPost } from './save-post.ts'

export interface ImportReport {
  kept: { id: number; title: string; published: boolean }[]
  /** Titles of those that were imported before, and are as somebody left them since. */
  already: string[]
  losses: Loss[]
}

type Needs = {
  db: Db
  versions: ContentVersion
  now: () => Date
  warn: Warn
  /** Keeps a picture by the address it had, or says why it cannot. */
  keepPicture(src: string, near: string): Promise<PlacedPicture | { lost: string }>
}

/** So many are kept in one transaction: each of its own would wait for the disk each time. */
const together = 20

type Ready = ReadyPost & { losses: Loss[]; id?: number }

/**
 * Keeps posts of another site as articles, some in each transaction, the oldest first. One that was imported before is left as
 * it is, whatever became of it since; so doing it twice changes nothing, and doing it again after it was cut off goes on.
 */
export async function importPosts(
  { db, versions, now, warn, keepPicture }: Needs,
  tenant: string,
  oldSite: OldSite,
): Promise<ImportReport> {
  const report: ImportReport = { kept: [], already: [], losses: [...oldSite.losses] }
  const paths = new Set(oldSite.posts.flatMap((each) => each.paths))
  const inOrder = oldSite.posts.toSorted((a, b) => timeOf(a) - timeOf(b))
  let ready: Ready[] = []
  const toLink: RelatedLinks[] = []
  const came = new Map<string, number>()
  const writer = importWriter({ now, warn })
  for (const post of inOrder) {
    // Whether the same came before is known once that is kept.
    if (ready.length === together || ready.some((each) => markOf(each.post.origin) === markOf(post.origin))) await keepThose()
    const of = post.title || post.origin
    const before = await findImported(db, tenant, post.origin)
    if (before !== undefined) {
      report.already.push(of)
      // It may be that the work was cut off before it led anywhere; what is not here was said then.
      if (before.id !== undefined) noteRelated(post, before.id, () => {})
      continue
    }
    ready.push(await preparePost(post, { now: now(), keepPicture, site: oldSite.site, paths }))
  }
  await keepThose()
  await linkAllRelated()
  return report

  async function keepThose(): Promise<void> {
    const those = ready
    ready = []
    if (those.length === 0) return
    await holdItems({ db, versions }, tenant, async ({ tx }) => {
      for (const each of those) await keepOne(tx, each)
    })
    for (const { post, id, losses } of those) {
      report.losses.push(...losses)
      if (id === undefined) continue
      report.kept.push({ id, title: post.title, published: post.published })
      noteRelated(post, id, (words) => report.losses.push({ of: post.title, words }))
    }
  }

  function noteRelated({ slug, related = [] }: ImportedPost, id: number, lose: Lose): void {
    came.set(foldKey(slug), id)
    if (related.length > 0) toLink.push({ id, related, lose })
  }

  /** Once all are here, each leads to those its writer chose. */
  async function linkAllRelated(): Promise<void> {
    while (toLink.length > 0) {
      const those = toLink.splice(0, together)
      await holdItems({ db, versions }, tenant, async (writing) => {
        for (const each of those) await linkRelated(writing, each, { writer, by: importer, came, now, warn })
      })
    }
  }

  /** What is refused leaves nothing behind, and the others alone. */
  async function keepOne(tx: Db, each: Ready): Promise<void> {
    try {
      each.id = await tx.transaction((inner) => savePost(writingIn(inner as unknown as Db, tenant), each, { writer, now, warn }))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      each.lose(`It was not kept: ${error.message}`)
    }
  }
}

type Around = Pick<Needs, 'keepPicture'> & { now: Date; site: string; paths: ReadonlySet<string> }

/** A post with its pictures kept and its text written anew, and everything that could not be kept of it. */
async function preparePost(post: ImportedPost, { now, keepPicture, site, paths }: Around): Promise<Ready> {
  const of = post.title || post.origin
  const losses: Loss[] = []
  const lose = (words: string) => void (losses.some((each) => each.words === words) || losses.push({ of, words }))
  const pictures = await keepPictures(post, keepPicture, lose)
  const html = rewriteHtml(post.html, {
    picture: (src) => pictures.get(src),
    link: (href) => rewriteLink(href, { near: post.near, site, paths, lose }),
    lose,
  })
  const published = isOut(post, html, now, lose)
  return { post: { ...post, title: post.title || untitled(lose), published }, html, pictures, losses, lose }
}

/** Whatever can be had of a post's pictures; the others are told of where they are missing. */
async function keepPictures(post: ImportedPost, keepPicture: Needs['keepPicture'], lose: Lose): Promise<Pictures> {
  const kept = new Map<string, PlacedPicture>()
  const wanted = new Set([...(post.picture ? [post.picture.src] : []), ...picturesIn(post.html)])
  for (const src of wanted) {
    if (src.startsWith('data:')) continue
    const found = await keepPicture(src, post.near)
    if ('lost' in found) lose(`The picture ${src} could not be kept: ${found.lost}.`)
    else kept.set(src, found)
  }
  return kept
}

/** True for what visitors could read there by now. */
function isOut({ published, publishedAt, until }: ImportedPost, html: string, now: Date, lose: Lose): boolean {
  if (until)
    lose(
      `It was to be taken down on ${until.toISOString().slice(0, 10)}; ${until <= now ? 'it is a draft here' : 'nobody has said so here yet'}.`,
    )
  if (!published || (until && until <= now)) return false
  if (isBlankRichText(html)) {
    lose('There is nothing in it; it is a draft here.')
    return false
  }
  if (!publishedAt || publishedAt <= now) return true
  lose(`It was to appear on ${publishedAt.toISOString().slice(0, 10)}; it is a draft here, for somebody to schedule.`)
  return false
}

/** The article that came of a post; without a number where it was taken along from here, and undefined where it never came. */
async function findImported(db: Db, tenant: string, origin: string): Promise<{ id?: number } | undefined> {
  const [tenantOfOurs, id] = /^shelterbelt (\S+) (\d{1,9})$/.exec(origin)?.slice(1) ?? []
  if (tenantOfOurs === tenant && (await db.$count(articleStates, stateOf(tenant, Number(id)))) > 0) return {}
  const same = and(eq(itemAddresses.tenant, tenant), eq(itemAddresses.kind, article.noun), eq(itemAddresses.key, markOf(origin)))
  const [row] = await db.select({ id: itemAddresses.id }).from(itemAddresses).where(same)
  return row
}

const timeOf = ({ publishedAt, createdAt }: ImportedPost) => (publishedAt ?? createdAt)?.getTime() ?? Number.MAX_SAFE_INTEGER

function untitled(lose: Lose): string {
  lose('It had no title.')
  return 'Untitled'
}
