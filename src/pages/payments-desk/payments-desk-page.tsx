import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router'
import { doubtSaid } from '../../nouns/payments/payments-desk.ts'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { formMeta } from '../forms/form-meta.ts'
import { isRefused } from '../forms/is-refused.ts'
import { requirePart } from '../site/require-part.ts'
import { AnswerFirst } from '../parts/answer-first.tsx'
import { BookDifferences } from './book-differences.tsx'
import { DeskPayments } from './desk-payments.tsx'
import { OnePayment } from './one-payment.tsx'
import { paymentAddressAt } from './payment-address-at.ts'
import '../../ui/styles/desk.css'
import '../../ui/styles/small-button.css'
import './payments-desk.css'

export const meta: MetaFunction = ({ matches }) => formMeta(matches, (words) => ({ ...words.paymentsDesk.page, indexed: false }))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const paymentsDesk = requirePart(context, 'paymentsDesk')
  const { searchParams } = new URL(request.url)
  const asked = (name: string) => searchParams.get(name) ?? ''
  const [state, before, payment, differences] = ['state', 'before', 'payment', 'differences'].map(asked)
  const page = await paymentsDesk.look({ state, before, payment, differences })
  const said = doubtSaid.find((each) => each === asked('said'))
  return { ...page, said, comparing: asked('comparing') !== '', refused: context.get(isRefused) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const paymentsDesk = requirePart(context, 'paymentsDesk')
  const done = await paymentsDesk.act(await request.formData())
  if (typeof done === 'object' && 'typed' in done) {
    context.set(isRefused, true)
    return data(done, { status: done.path === '' ? 429 : 422 })
  }
  if (typeof done === 'object') return redirect(paymentAddressAt(done.payment, done.said), 303)
  return redirect(address.paymentsDesk + (done === 'comparing' ? '?comparing=1' : ''), 303)
}

/** For admins: what was paid and what became of it, and where the books differ. It works without script. */
export default function PaymentsDeskPage() {
  const { comparing, said, refused: _refused, ...page } = useLoaderData<typeof loader>()
  const again = useActionData<typeof action>()
  const words = useWords().paymentsDesk
  // Of a form that is refused nothing is left to mend where the doubt is over by now.
  const told = again ? (page.opened?.doubt ? undefined : ('over' as const)) : said
  return (
    <div className="wrap desk desk-cards payments-desk">
      <header className="payments-desk-head">
        <h1>{words.heading}</h1>
        <form className="payments-desk-find" method="get" action={address.paymentsDesk}>
          <label htmlFor="payment">{words.find.label}</label>
          <span>
            <input className="input" id="payment" name="payment" maxLength={40} defaultValue={page.opened?.payment.reference} />
            <button className="btn btn-small btn-line" type="submit">
              {words.find.button}
            </button>
          </span>
        </form>
      </header>
      {page.missing && <AnswerFirst>{words.find.missing}</AnswerFirst>}
      {page.opened && <OnePayment {...page.opened} said={told} again={again} />}
      <BookDifferences {...page} comparing={comparing} />
      <DeskPayments {...page} />
    </div>
  )
}
