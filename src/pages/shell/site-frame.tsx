import type { ReactNode } from 'react'
import { usePage } from './use-page.ts'
import { PhoneDock } from './phone-dock.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SlimFooter } from './slim-footer.tsx'
import { SiteNotice } from './site-notice.tsx'
import { SlimHeader } from './slim-header.tsx'
import { useWords } from '../../words/use-words.ts'
import './site-frame.css'

/** Header, page and footer, in the order they are read. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const words = useWords().shell.siteFrame
  const { frame, dock } = usePage()
  const slim = frame === 'chooser'
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <div className="page">
        <SiteNotice />
        {slim ? <SlimHeader /> : <SiteHeader />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {slim ? <SlimFooter /> : <SiteFooter />}
      </div>
      {!slim && dock !== false && <PhoneDock />}
    </>
  )
}
