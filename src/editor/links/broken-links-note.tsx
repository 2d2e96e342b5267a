import { useEditingForm } from '../inputs/editing-form.ts'
import { useBrokenLinks } from './use-broken-links.ts'

/** Says under a field which of its links lead nowhere. It warns, and nobody is kept from saving. */
export function BrokenLinksNote({ hrefs }: { hrefs: readonly string[] }) {
  const { desk } = useEditingForm()
  const broken = useBrokenLinks(hrefs, desk.data.client)
  return (
    <output className="ed-broken" hidden={broken.length === 0}>
      {broken.map(({ href, why }) => (
        <span key={href}>
          {href}: {why}
        </span>
      ))}
    </output>
  )
}
