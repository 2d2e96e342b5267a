import type { MetaFunction } from 'react-router'
import { faqBanner } from '../../content/faq/faq-banner.ts'
import { faqNext } from '../../content/faq/faq-next.ts'
import { faqQuestions } from '../../content/faq/faq-questions.ts'
import type { ContentOf } from '../../content/section.ts'
import { faqSections } from '../../content/faq/faq-sections.ts'
import { CallStep } from '../parts/call-step.tsx'
import { loadSections } from '../shell/load-sections.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { useShell } from '../shell/shell-data.ts'
import { TopBanner } from '../shell/top-banner.tsx'
import { describeFaq } from './describe-faq.ts'
import { Questions } from './questions.tsx'

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const questions = loaderData?.sections[faqQuestions.key].content as ContentOf<typeof faqQuestions> | undefined
  return pageMeta(matches, (all) => ({ ...all.faq.page, about: () => (questions ? [describeFaq(questions.items)] : []) }))
}

export const loader = loadSections(faqSections)

/** Questions with short answers. */
export default function FaqPage() {
  const { tenant } = useShell()
  return (
    <>
      <Section of={faqBanner}>{(content) => <TopBanner content={content} />}</Section>
      <Section of={faqQuestions}>{(content) => <Questions content={content} />}</Section>
      <Section of={faqNext}>
        {(content) => <CallStep content={content} phone={tenant.phones.support} hours={tenant.supportHours} />}
      </Section>
    </>
  )
}
