import { data, redirect, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { customerLandingHead } from '../../content/customer-landing/customer-landing-head.ts'
import { customerLandingHelp } from '../../content/customer-landing/customer-landing-help.ts'
import { customerLandingLink } from '../../content/customer-landing/customer-landing-link.ts'
import { customerLandingSections } from '../../content/customer-landing/customer-landing-sections.ts'
import { accountDone } from '../../nouns/payments/account-wish.ts'
import { address } from '../../routes.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { useShell } from '../shell/shell-data.ts'
import { siteContext } from '../site.ts'
import { AccountBill } from './account-bill.tsx'
import { DoneNote } from './done-note.tsx'
import { saying } from './days.ts'
import { LinkForm } from './link-form.tsx'
import { MyHead } from './my-head.tsx'
import { MyPeople } from './my-people.tsx'
import { accountProblemContext } from './account-problem.ts'
import '../../ui/styles/small-button.css'
import './customer-landing.css'

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  pageMeta(matches, ({ customerLanding: { page } }) => ({
    ...page,
    title: loaderData?.problem ? `${page.error}: ${page.title}` : page.title,
    indexed: false,
  }))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  if (!site.account) throw redirect(address.customerLogin, 303)
  const { searchParams } = new URL(request.url)
  const done = accountDone.find((each) => each === searchParams.get('done')) ?? null
  const [sections, mine] = await Promise.all([site.sections(customerLandingSections), site.account.open()])
  const problem = context.get(accountProblemContext)
  // What was done is no news beside what just went wrong.
  return {
    sections,
    mine,
    problem,
    done: problem ? null : done,
    of: (searchParams.get('of') ?? '').slice(0, 60),
    key: site.account.newKey(),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { account } = context.get(siteContext)
  if (!account) return redirect(address.customerLogin, 303)
  const outcome = await account.do(await request.formData())
  if ('to' in outcome) return redirect(outcome.to, 303)
  if ('done' in outcome) return redirect(`${address.customerLanding}?${new URLSearchParams({ done: outcome.done, of: outcome.of })}`, 303)
  context.set(accountProblemContext, outcome.problem)
  return data(null, { status: outcome.problem.status })
}

/** A customer's own page: the three things people worry about, each account with what can be done, and whom to ask. */
export default function CustomerLandingPage() {
  const { mine, problem, done, of, key } = useLoaderData<typeof loader>()
  const { tenant } = useShell()
  const say = saying(tenant, mine.today)
  return (
    <div className="mine">
      <Section of={customerLandingHead}>{(content) => <MyHead content={content} mine={mine} say={say} />}</Section>
      <div className="wrap mine-body">
        {done && <DoneNote done={done} of={of} />}
        {mine.accounts.map((account, index) => (
          <AccountBill
            key={account.id}
            account={account}
            today={mine.today}
            say={say}
            wish={`${key}x${index}`}
            problem={problem?.of === account.id ? problem : null}
          />
        ))}
        <Section of={customerLandingLink}>
          {(content) => (
            <LinkForm
              content={content}
              first={mine.accounts.length === 0}
              problem={problem && !isOfShown(problem.of, mine) ? problem : null}
            />
          )}
        </Section>
        <Section of={customerLandingHelp}>{(content) => <MyPeople content={content} mine={mine} say={say} />}</Section>
      </div>
    </div>
  )
}

const isOfShown = (of: string, { accounts }: { accounts: readonly { id: string }[] }) => accounts.some(({ id }) => id === of)
