import {
  data,
  isRouteErrorResponse,
  redirect,
  useLoaderData,
  useRouteError,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router'
import { payDialogs } from '../../content/pay/pay-dialogs.ts'
import { payOutcomes } from '../../content/pay/pay-outcomes.ts'
import { paymentAddress } from '../../routes.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { siteContext } from '../site.ts'
import { PaymentMissing } from './payment-missing.tsx'
import { PaymentView } from './payment-view.tsx'
import { shownState } from './shown-state.ts'
import { WithPay } from './with-pay.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, ({ pay }) => ({ title: pay.payment.title, indexed: false }))

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const { sandbox, mode, find } = site.payments
  const code = params.code ?? ''
  const payment = await find(code)
  if (!payment) throw data(null, { status: 404 })
  const query = new URL(request.url).searchParams
  const mailed = query.get('mailed')
  const sections = await site.sections([payOutcomes, payDialogs])
  const changed = query.get('changed')
  return { sections, sandbox, mode, code, payment, mailed, changed, shown: shownState(payment, query.has('down')) }
}

/** What its buttons ask for without script. Looking completes nothing: the payment company is asked, and the page read anew. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { payments } = context.get(siteContext)
  const code = params.code ?? ''
  const own = paymentAddress(code)
  const posted = await request.formData()
  const wish = posted.get('wish')
  if (wish === 'mail') {
    const sent = await payments.mailReceipt(
      code,
      String(posted.get('email') ?? '')
        .slice(0, 254)
        .trim(),
    )
    return redirect(`${own}?mailed=${sent ? 'yes' : 'no'}`, 303)
  }
  if (wish === 'go') {
    const leadsTo = await payments.goOn(code).catch(() => `${own}?down=`)
    return redirect(leadsTo ?? own, 303)
  }
  await payments.ask(code).catch(() => {})
  return redirect(own, 303)
}

/** One payment: open, on its way, or what became of it. However often it is opened, it is the same one. */
export default function PaymentPage() {
  const { mode, code, ...shown } = useLoaderData<typeof loader>()
  return (
    <WithPay>
      <payment-page data-code={code} data-mode={mode}>
        <Section of={payOutcomes}>{(outcomes) => <PaymentView {...shown} mode={mode} outcomes={outcomes} />}</Section>
      </payment-page>
    </WithPay>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <PaymentMissing />
  throw error
}
