import type { aboutUsMore } from '../../content/about-us/about-us-more.ts'
import type { ContentOf } from '../../content/section.ts'
import { Band } from '../parts/band.tsx'
import { LinkList } from '../parts/link-list.tsx'
import { useShell } from '../shell/shell-data.ts'
import './more-about-us.css'

type Props = {
  content: ContentOf<typeof aboutUsMore>
  ground?: 'paper' | 'sage' | 'sand'
  /** The page's own address where it answers at several. */
  here?: string
}

/** The other pages about the company; the one people are on is left out. */
export function MoreAboutUs({ content: { title, pages }, ground, here }: Props) {
  const { path } = useShell()
  const links = pages
    .filter(({ link }) => link !== (here ?? path))
    .map(({ id, title: label, description: note, link: to }) => ({ id, label, note, to }))
  return (
    <Band ground={ground} labelledBy="more-about-title" className="more-about">
      <h2 id="more-about-title">{title}</h2>
      <LinkList links={links} />
    </Band>
  )
}
