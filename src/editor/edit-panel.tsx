import type { Desk, View } from './desk.ts'
import { HistoryPanel } from './history-panel.tsx'
import { PageHistoryPanel } from './page-history-panel.tsx'
import { SectionPanel } from './section-panel.tsx'

/** Whatever is open in the dock. */
export function EditPanel({ desk, view }: { desk: Desk; view: View }) {
  if (view.is === 'pageHistory') return <PageHistoryPanel desk={desk} />
  const desked = desk.find(view.key)
  if (!desked) return null
  return view.is === 'history' ? <HistoryPanel desk={desk} desked={desked} /> : <SectionPanel desk={desk} desked={desked} />
}
