/** A post of another site as it was read there: nothing of it is cleaned, checked or kept yet. */
export interface ImportedPost {
  /** What tells it from every other there, so that whoever brings it twice brings it once: "wordpress old.example 12". */
  origin: string
  title: string
  subTitle: string
  /** Who wrote it, by name; empty where nothing says so. */
  author: string
  /** As it came. */
  html: string
  /** The end of its address there; empty where it had none. */
  slug: string
  tags: readonly ImportedTag[]
  /** What stood at its head. */
  picture: { src: string; alt: string } | undefined
  published: boolean
  createdAt: Date | undefined
  publishedAt: Date | undefined
  /** When it was taken down or was to be. */
  until?: Date
  /** By which it was found there: "/2019/05/hail-season/". */
  paths: readonly string[]
  /** The folder its file is in, where its pictures may be beside it: "2019"; empty where it came in one file with the others. */
  near: string
  /** Of ours: the slugs of up to three others, and the day somebody should read it again. */
  related?: readonly string[]
  reviewBy?: string
}

export interface ImportedTag {
  tag: string
  /** Of which it becomes one, where there is no such tag yet. */
  topic: string
}

/** Something that could not be kept as it was, said to whoever brings it. */
export interface Loss {
  /** The title of the post; empty where it is of all of them. */
  of: string
  words: string
}

/** Says of a post what could not be kept of it. */
export type Lose = (words: string) => void

export interface OldSite {
  posts: ImportedPost[]
  losses: Loss[]
  /** Where the old site was: "https://old.example"; empty where nothing says so. */
  site: string
}

/** A file that is none of those we read, or too much of one; said to whoever brings it. */
export class Unreadable extends Error {}

/** How much is read at a time. */
export const importLimits = { fileBytes: 200_000_000, posts: 20_000, folderFileBytes: 2_000_000 } as const
