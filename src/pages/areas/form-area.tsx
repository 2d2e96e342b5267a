import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import type { FormPage } from '../forms/form-page.ts'
import { Thanks } from '../forms/thanks.tsx'
import { WithForms } from '../forms/with-forms.tsx'
import { Area } from './area.tsx'
import './area-form.css'

/** A page of an area with a form in it; once that is sent, thanks are all there is on it. */
export function FormArea({ again, children }: { again: string; children: ReactNode }) {
  const { receipt } = useLoaderData<FormPage>()
  return (
    <WithForms>
      <Area>
        {receipt ? (
          <div className="wrap area-thanks">
            <Thanks receipt={receipt} again={again} />
          </div>
        ) : (
          children
        )}
      </Area>
    </WithForms>
  )
}
