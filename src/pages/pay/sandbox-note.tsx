import { useWords } from '../../words/use-words.ts'
import '../../ui/styles/pay-form.css'

/** Where everything is for trying: that no money moves, said before anybody could think so. */
export function SandboxNote({ shown }: { shown: boolean }) {
  const words = useWords().pay.sandbox
  if (!shown) return null
  return (
    <p className="pay-sandbox" role="note">
      <span>
        <b>{words.title}</b> {words.note}
      </span>
    </p>
  )
}
