import type { AccountDone } from '../../nouns/payments/account-wish.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { WishForm } from './wish-form.tsx'

/** What was just done, and how it is taken back where it can be. */
export function DoneNote({ done, of }: { done: AccountDone; of: string }) {
  const words = useWords().customerLanding.done
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to what was sent is the first thing to be read
    <div className="mine-done" tabIndex={-1} autoFocus>
      <Icon name="check" />
      <output>{words[done]}</output>
      {done === 'unlinked' && (
        <WishForm wish="keep" of={of}>
          <button className="small-button">{words.undo}</button>
        </WishForm>
      )}
    </div>
  )
}
