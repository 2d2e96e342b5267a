import type { homeAbout } from '../../content/home/home-about.ts'
import type { ContentOf } from '../../content/section.ts'
import { address } from '../../routes.ts'
import { GoLink } from '../shell/go-link.tsx'
import { Picture } from '../shell/picture.tsx'
import './about-band.css'

/** Who we are, beside a picture that runs off the page. */
export function AboutBand({ content: { image, title, description, button } }: { content: ContentOf<typeof homeAbout> }) {
  return (
    <section className="about-band" id="about" aria-labelledby="about-title">
      <Picture of={image} sizes="(width <= 860px) 100vw, 54vw" />
      <div className="about-band-words">
        <h2 id="about-title">{title}</h2>
        <p>{description}</p>
        <GoLink to={address.aboutUs}>{button}</GoLink>
      </div>
    </section>
  )
}
