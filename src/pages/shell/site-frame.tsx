import { useLayoutEffect, type ReactNode } from 'react'
import { askInTheNameOf } from '../../calls/ask-as-opener.ts'
import { menuPlaceOf } from './current-of.ts'
import { useShell } from './shell-data.ts'
import { usePage, usePageRow } from './use-page.ts'
import { PhoneDock } from './phone-dock.tsx'
import { QuotesContext } from './quote-from-here.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SlimFooter } from './slim-footer.tsx'
import { SiteNotice } from './site-notice.tsx'
import { SlimHeader } from './slim-header.tsx'
import { Kept } from '../../ui/kept.tsx'
import { useWords } from '../../words/use-words.ts'
import './site-frame.css'

/** Header, page and footer, in the order they are read. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const words = useWords().shell.siteFrame
  const { area, frame, dock } = usePage()
  const { path, person } = useShell()
  // Before any effect of the page, whose first may ask.
  useLayoutEffect(() => void (person && askInTheNameOf(person.username)), [person])
  const slim = frame === 'chooser'
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <div className="page">
        <SiteNotice />
        <Kept by={slim ? ['slim header'] : ['header', area, menuPlaceOf(path)]}>{slim ? <SlimHeader /> : <SiteHeader />}</Kept>
        <main id="main" tabIndex={-1}>
          <QuotesContext value={usePageRow()?.quotes ?? ''}>{children}</QuotesContext>
        </main>
        <Kept by={slim ? ['slim footer'] : ['footer']}>{slim ? <SlimFooter /> : <SiteFooter />}</Kept>
      </div>
      {!slim && dock !== false && (
        <Kept by={['dock']}>
          <PhoneDock />
        </Kept>
      )}
    </>
  )
}
