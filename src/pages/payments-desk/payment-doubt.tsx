import { handEndLimits, type HandEndField } from '../../nouns/payments/hand-end.ts'
import type { DeskDoubt, PaymentsDeskOutcome } from '../../nouns/payments/payments-desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useMoment } from '../shell/use-moment.ts'
import { paymentAddressAt } from './payment-address-at.ts'
import { SignedForm } from '../shell/signed-form.tsx'

export type AgainEnd = Extract<PaymentsDeskOutcome, { typed: object }>

/** Of a payment nobody knows the end of: the company is asked now, or an admin says how it ended. `again` is what was wrong. */
export function PaymentDoubt({ reference, doubt, again }: { reference: string; doubt: DeskDoubt; again: AgainEnd | undefined }) {
  const words = useWords().paymentsDesk.doubt
  const moment = useMoment()
  return (
    <div className="payments-desk-doubt">
      <h3>{words.heading}</h3>
      <p>{words.lead}</p>
      <SignedForm action={paymentAddressAt(reference)}>
        <button className="btn btn-small btn-clay" type="submit" name="ask" value={reference}>
          {words.ask}
        </button>
      </SignedForm>
      {doubt.mayEnd ? <EndByHand reference={reference} doubt={doubt} again={again} /> : <p>{words.from(moment(doubt.from))}</p>}
    </div>
  )
}

function EndByHand({ reference, doubt, again }: { reference: string; doubt: DeskDoubt; again: AgainEnd | undefined }) {
  const { end } = useWords().paymentsDesk.doubt
  const { field, choice, problem } = asked(again)
  return (
    <details className="payments-desk-end" open={again !== undefined}>
      <summary className="btn btn-small btn-line small-arrow">{end.heading}</summary>
      <SignedForm action={paymentAddressAt(reference)}>
        <input type="hidden" name="end" value={reference} />
        <input type="hidden" name="key" value={doubt.key} />
        <p>{end.lead}</p>
        <fieldset>
          <legend>{end.as}</legend>
          <label>
            <input {...choice('as', 'not paid', { isFirst: true })} /> {end.notPaid}
          </label>
          <label>
            <input {...choice('as', 'paid')} /> {end.paid}
          </label>
          {problem('as')}
        </fieldset>
        <div>
          <label className="label" htmlFor="end-why">
            {end.why}
          </label>
          <span className="hint" id="end-why-hint">
            {end.whyHint}
          </span>
          <textarea className="input" rows={3} required maxLength={handEndLimits.why} {...field('why', 'end-why-hint')} />
          {problem('why')}
        </div>
        <IfPaid doubt={doubt} again={again} />
        {problem('')}
        <button
          className="btn btn-small btn-line"
          type="submit"
          {...(again?.path === '' && { 'aria-describedby': problemOf(''), autoFocus: true })}
        >
          {end.button}
        </button>
      </SignedForm>
    </details>
  )
}

function IfPaid({ doubt, again }: { doubt: DeskDoubt; again: AgainEnd | undefined }) {
  const { end } = useWords().paymentsDesk.doubt
  const { field, choice, problem } = asked(again)
  return (
    <fieldset className="payments-desk-taken">
      <legend>{end.taken}</legend>
      <div>
        <label className="label" htmlFor="end-amount">
          {end.amount}
        </label>
        <input className="input" inputMode="decimal" autoComplete="off" maxLength={handEndLimits.amount} {...field('amount')} />
        {problem('amount')}
      </div>
      <div>
        <label className="label" htmlFor="end-on">
          {end.on}
        </label>
        <input className="input" type="date" min={doubt.since} max={doubt.today} {...field('on')} />
        {problem('on')}
      </div>
      <div>
        <label className="label" htmlFor="end-transaction">
          {end.transaction}
        </label>
        <input className="input" autoComplete="off" spellCheck={false} maxLength={handEndLimits.transaction} {...field('transaction')} />
        {problem('transaction')}
      </div>
      <fieldset>
        <legend>{end.by}</legend>
        <label>
          <input {...choice('paidBy', 'card', { isFirst: true })} /> {end.card}
        </label>
        <label>
          <input {...choice('paidBy', 'bank')} /> {end.bank}
        </label>
        {problem('paidBy')}
      </fieldset>
    </fieldset>
  )
}

/** What the controls of the form have in common: the one that is wrong is where whoever sent it goes on, its message below it. */
const asked = (again: AgainEnd | undefined) => ({
  field: (name: HandEndField, hint?: string) => ({
    name,
    id: `end-${name}`,
    defaultValue: again?.typed[name],
    'aria-describedby': hint,
    ...(again?.path === name && {
      'aria-invalid': true,
      'aria-describedby': hint ? `${hint} ${problemOf(name)}` : problemOf(name),
      autoFocus: true,
    }),
  }),
  choice: (name: HandEndField, value: string, { isFirst = false } = {}) => ({
    type: 'radio',
    name,
    value,
    // How it was paid matters only where it was.
    required: name === 'as',
    defaultChecked: again?.typed[name] === value,
    ...(again?.path === name && { 'aria-describedby': problemOf(name), autoFocus: isFirst }),
  }),
  problem: (name: HandEndField | '') =>
    again?.path === name && (
      <p className="problem" id={problemOf(name)}>
        {again.problem}
      </p>
    ),
})

const problemOf = (name: HandEndField | '') => `end-${name}-problem`
