import { useContext, type ReactNode } from 'react'
import { NonceContext } from '../shell/nonce.ts'
import { useShell } from '../shell/shell-data.ts'

/** A page with a form: brings the script that checks, sends and keeps it. */
export function WithForms({ children }: { children: ReactNode }) {
  const { assets } = useShell()
  const nonce = useContext(NonceContext)
  return (
    <>
      <script type="module" src={assets.forms} async nonce={nonce} />
      {children}
    </>
  )
}
