import type { ReactNode } from 'react'
import { usePage } from '../shell/use-page.ts'
import { WithForms } from '../forms/with-forms.tsx'
import './area.css'

/** The pages of one area share a colour, taken from the same palette as everything else. */
export function Area({ children }: { children: ReactNode }) {
  const { area } = usePage()
  const shown = <div className={`area-${area}`}>{children}</div>
  // What Sales & Marketing has to show can be put into its cart.
  return area === 'sales' ? <WithForms>{shown}</WithForms> : shown
}
