import { useContext, type ReactNode } from 'react'
import { NonceContext } from '../shell/nonce.ts'

/** A page with a form: brings the script that checks, sends and keeps it. */
export function WithForms({ script, children }: { script: string; children: ReactNode }) {
  const nonce = useContext(NonceContext)
  return (
    <>
      <script type="module" src={script} async nonce={nonce} />
      {children}
    </>
  )
}
