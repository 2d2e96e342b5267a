import { createElement } from 'react'
import type { View } from '../desk/desk-state.ts'
import type { Desk } from '../desk/desk.ts'
import { DraftsPanel } from '../drafts/drafts-panel.tsx'
import { HistoryPanel } from '../history/history-panel.tsx'
import { PagesPanel } from '../pages/pages-panel.tsx'
import { PageHistoryPanel } from '../history/page-history-panel.tsx'
import type { KindPanels } from '../kinds/editor-kinds.ts'
import { ThingPanel } from './thing-panel.tsx'

/** Whatever is open in the dock. */
export function EditPanel({ desk, view, panels }: { desk: Desk; view: View; panels: KindPanels }) {
  if (view.is === 'pageHistory') return <PageHistoryPanel desk={desk} />
  if (view.is === 'drafts') return <DraftsPanel desk={desk} />
  if (view.is === 'pages') return <PagesPanel desk={desk} />
  if (view.is === 'list') {
    const List = panels.lists.get(view.key)
    return List ? createElement(List, { desk }) : null
  }
  const edited = desk.find(view.key)
  if (!edited) return null
  if (view.is === 'history') return <HistoryPanel desk={desk} edited={edited} part={view.part} />
  const Form = panels.forms.get(edited.thing.kind)
  return Form ? createElement(Form, { desk, edited }) : <ThingPanel desk={desk} edited={edited} part={view.part} />
}
