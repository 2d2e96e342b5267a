import { useEditingForm } from '../inputs/editing-form.ts'
import { useBrokenLinks } from './use-broken-links.ts'

/**
 * Says under a field which of its links lead nowhere. It warns, and nobody is kept from saving. It is there before there is
 * anything to say: what is filled in as it appears is not read out.
 */
export function BrokenLinksNote({ hrefs }: { hrefs: readonly string[] }) {
  const { desk } = useEditingForm()
  const broken = useBrokenLinks(hrefs, desk.data.client)
  return (
    <div className="ed-broken" aria-live="polite">
      {broken.map(({ href, why }) => (
        <span key={href}>
          {href}: {why}
        </span>
      ))}
    </div>
  )
}
