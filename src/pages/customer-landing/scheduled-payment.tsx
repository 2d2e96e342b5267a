import { formatCents } from '../../nouns/payments/cents.ts'
import type { PendingLine } from '../../nouns/payments/my-account.ts'
import { useWords } from '../../words/use-words.ts'
import { ConfirmFirst } from './confirm-first.tsx'
import type { Say } from './days.ts'
import { WishForm } from './wish-form.tsx'

type Props = { id: string; line: PendingLine; least: number | null; say: Say }

/** Until its hour it may be changed or called off, each with what follows from it. */
export function ScheduledPayment({ id, line: { reference, cents, at, cancelUntil }, least, say }: Props) {
  const words = useWords().customerLanding.pending
  if (!cancelUntil || !at || cents === null) return <p className="small">{words.tooLate}</p>
  return (
    <>
      <p className="small">{(least === null ? words.untilOff : words.until)(say.moment(cancelUntil))}</p>
      {least !== null && (
        <ConfirmFirst open={words.change} sure={words.changeSure(formatCents(cents), say.dayOf(at))}>
          <p className="small">{words.changeLeft}</p>
          <WishForm wish="change" of={id} also={{ reference, least: String(least) }}>
            <button className="btn btn-clay btn-small">{words.changeConfirm}</button>
          </WishForm>
        </ConfirmFirst>
      )}
      <ConfirmFirst open={words.cancel} sure={words.sure}>
        <WishForm wish="cancel" of={id} also={{ reference }}>
          <button className="btn btn-line btn-small">{words.confirm}</button>
        </WishForm>
      </ConfirmFirst>
    </>
  )
}
