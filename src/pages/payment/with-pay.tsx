import { useContext, type ReactNode } from 'react'
import { NonceContext } from '../shell/nonce.ts'
import { useShell } from '../shell/shell-data.ts'

/** The page of a payment brings its script at once: somebody is here to pay. */
export function WithPay({ children }: { children: ReactNode }) {
  const { assets } = useShell()
  const nonce = useContext(NonceContext)
  return (
    <>
      <script type="module" src={assets.pay} async nonce={nonce} />
      {children}
    </>
  )
}
