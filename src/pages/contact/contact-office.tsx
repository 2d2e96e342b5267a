import type { contactOffice } from '../../content/contact/contact-sections.ts'
import type { ContentOf } from '../../content/section.ts'
import { address } from '../../routes.ts'
import { dial, isPhone } from '../../ui/tenant.ts'
import { useWords } from '../../words/use-words.ts'
import { Paragraphs } from '../parts/paragraphs.tsx'
import { GoLink } from '../shell/go-link.tsx'
import { Picture } from '../shell/picture.tsx'

type Props = {
  content: ContentOf<typeof contactOffice>
  /** True while it heads the page. */
  main: boolean
}

/** How to come by and to call; the panel beside the form. */
export function ContactOffice({ content: c, main }: Props) {
  const words = useWords().forms.contact
  const Title = main ? 'h1' : 'h2'
  return (
    <section className="contact-office" aria-labelledby="office-title">
      <Picture of={c.image} sizes="(width <= 860px) 100vw, 480px" />
      <div className="contact-office-words">
        <Title id="office-title">{c.title}</Title>
        <p className="contact-phone">{isPhone(c.contact) ? <a href={dial(c.contact)}>{c.contact}</a> : c.contact}</p>
        <Paragraphs text={c.description1} />
        <Paragraphs text={c.description2} />
        <GoLink to={address.sendMessage}>{words.policy}</GoLink>
      </div>
    </section>
  )
}
