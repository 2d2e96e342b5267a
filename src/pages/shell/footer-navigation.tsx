import { footerNavigation } from '../../content/footer/footer-navigation.ts'
import type { ContentOf } from '../../content/section.ts'
import { address } from '../../routes.ts'
import { ContentLink } from './content-link.tsx'
import { dial, type Tenant } from '../../ui/tenant.ts'
import { Logo } from './logo.tsx'
import { useShell } from './shell-data.ts'
import { useWords } from '../../words/use-words.ts'

type NavList = ContentOf<typeof footerNavigation>['navList']
type Item = { value: string; link: string }

/** The company and its phone, then the four groups of links. */
export function FooterNavigation({ list }: { list: NavList }) {
  const { shell, menus } = useWords()
  const words = shell.footerNavigation
  const { doYouHaveQuestions, contact, phone } = namingInsurer(list.contact, useShell().tenant, words.answered)
  return (
    <div className="wrap footer-top">
      <div className="footer-brand">
        <Logo to={address.home} />
        <div className="footer-ask">
          <ItemWords item={doYouHaveQuestions} className="footer-question" />
          <ItemWords item={contact} />
          <ItemWords item={phone} className="footer-phone phone" />
        </div>
        <a href={address.chooser}>{words.sites}</a>
      </div>
      <nav className="footer-groups" aria-label={words.label}>
        {[list.tools, list.insurance, list.other, namingBlog(list.resources, menus.main.blog)].map(({ title, ...items }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>{Object.entries<Item>(items).map(([name, item]) => item.value && <li key={name}>{<ItemWords item={item} />}</li>)}</ul>
          </div>
        ))}
      </nav>
    </div>
  )
}

/** Phone and hours are the insurer's own, unless whoever wrote the footer says others. */
function namingInsurer(
  list: NavList['contact'],
  { phones, supportHours }: Tenant,
  answered: (hours: string) => string,
): NavList['contact'] {
  const { contact, phone } = footerNavigation.fallback.navList.contact
  return {
    ...list,
    contact: list.contact.value === contact.value ? { ...list.contact, value: answered(supportHours) } : list.contact,
    phone: list.phone.value === phone.value ? { ...list.phone, value: phones.support, link: dial(phones.support) } : list.phone,
  }
}

/** The page of articles is called as in the menu, unless whoever wrote the footer calls it otherwise. */
function namingBlog(resources: NavList['resources'], label: string): NavList['resources'] {
  const { learningCenter } = resources
  const isOurs = learningCenter.value === footerNavigation.fallback.navList.resources.learningCenter.value
  return isOurs ? { ...resources, learningCenter: { ...learningCenter, value: label } } : resources
}

/** Words that lead somewhere, or only words while no link is given. */
function ItemWords({ item: { value, link }, className }: { item: Item; className?: string }) {
  if (!value) return null
  return link ? (
    <ContentLink to={link} className={className}>
      {value}
    </ContentLink>
  ) : (
    <p className={className}>{value}</p>
  )
}
