import { data, redirect, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { homePayments } from '../../content/home/home-payments.ts'
import { payDialogs } from '../../content/pay/pay-dialogs.ts'
import { payHeader } from '../../content/pay/pay-header.ts'
import { payOutcomes } from '../../content/pay/pay-outcomes.ts'
import { address, paymentAddress } from '../../routes.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section, useContentOf } from '../shell/section.tsx'
import { useShell } from '../shell/shell-data.ts'
import { siteContext } from '../site.ts'
import { PayDialogs } from './pay-dialogs.tsx'
import { PayTexts } from './pay-texts.tsx'
import { PayWays } from './pay-ways.tsx'
import { payAnswerContext, type RefusedPayment } from './refused-payment.ts'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.pay.page)

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const { sandbox, newKey } = site.payments
  const sections = await site.sections([payHeader, homePayments, payDialogs, payOutcomes])
  return { sections, sandbox, wish: newKey(), answer: context.get(payAnswerContext) }
}

/** Without script: on to the page of the payment, or this page again with what is wrong, or with the account that was asked for. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { payments } = context.get(siteContext)
  const posted = await request.formData()
  const text = (name: string) => String(posted.get(name) ?? '').slice(0, 2000)
  const [typed, key] = [text('account').slice(0, 40), text('key') || undefined]

  if (text('wish') === 'account') {
    const account = await payments.lookUp(typed)
    if ('status' in account) return refuse({ ...account, typed, of: 'account' })
    context.set(payAnswerContext, { account })
    return data(null)
  }
  if (text('wish') === 'schedule') {
    const opened = await payments.schedule(text('box'), Number(text('least')) || 0, key)
    return 'status' in opened ? refuse({ ...opened, typed: '', of: 'account' }) : redirect(paymentAddress(opened.code), 303)
  }
  const opened = await payments.open(typed, key)
  if ('status' in opened) return refuse({ ...opened, typed, of: 'quick' })
  return redirect(opened.leadsTo ?? paymentAddress(opened.code), 303)

  function refuse(refused: RefusedPayment) {
    // They were signed out while the page stood open.
    if (refused.status === 401) return redirect(address.login, 303)
    context.set(payAnswerContext, { refused })
    return data(null, { status: refused.status })
  }
}

/** Where a bill is paid: with the number on it, or on a day of one's own. */
export default function PayPage() {
  const { sandbox, wish, answer } = useLoaderData<typeof loader>()
  const { mayEdit } = useShell()
  return (
    <>
      <Section of={payHeader}>
        {({ title, subTitle }) => (
          <header className="wrap pay-head">
            <h1>{title}</h1>
            {subTitle && <p className="lead">{subTitle}</p>}
          </header>
        )}
      </Section>
      <Section of={homePayments}>{(bill) => <PayWays bill={bill} sandbox={sandbox} wish={wish} answer={answer} />}</Section>
      <Dialogs />
      {mayEdit && <PayTexts />}
    </>
  )
}

function Dialogs() {
  return <PayDialogs texts={useContentOf(payDialogs)} bill={useContentOf(homePayments)} />
}
