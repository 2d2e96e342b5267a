import { safeHref } from '../../fields/link.ts'
import { isForSignedIn, pdfFileName } from '../../fields/pdf.ts'
import { paperAddress } from './paper-address.ts'
import { useMatches } from 'react-router'
import type { AddressName } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { usePage } from '../shell/use-page.ts'
import { OrderItem } from './sales/order-item.tsx'
import './download-link.css'

/** The way to a paper: an uploaded PDF goes before the link. Nothing while there is neither. */
export function DownloadLink({ title, pdf, url }: { title: string; pdf: string; url: string }) {
  const words = useWords().areas.downloadLink
  const { area } = usePage()
  const { pageNames } = useWords()
  // On paper a title alone does not say what it is of.
  const kind = pageNames[useMatches().at(-1)?.id as AddressName] as string | undefined
  const href = safeHref(paperAddress(pdfFileName(pdf) ? pdf : url))
  if (!href) return null
  const isPdf = /\.pdf$/i.test(href)
  return (
    <>
      <a className="go download" href={href} download={isPdf && !isForSignedIn(href) ? true : undefined}>
        <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d={isPdf ? 'M12 4v11M7 10.5l5 5 5-5M5 20h14' : 'M4 12h15M13.5 6.5 19 12l-5.5 5.5'} />
        </svg>
        <span>{isPdf ? words.download : words.open}</span>
        <span className="sr-only">
          {words.about}
          {title}
          {isPdf && words.pdf}
        </span>
      </a>
      {area === 'sales' && <OrderItem title={kind ? `${kind}: ${title}` : title} />}
    </>
  )
}
