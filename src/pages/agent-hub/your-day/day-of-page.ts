import { createContext, data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { dayDone, photoTroubles, type DayDone, type DayProblem, type PhotoTrouble, type YourDay } from '../../../nouns/hub/your-day.ts'
import { siteContext } from '../../site.ts'

/** The day as its page shows it, with what was just done or what is wrong. */
export interface ShownDay {
  day: YourDay
  done: DayDone | null
  problem: DayProblem | null
  /** Why a photo was not taken. */
  photo: PhotoTrouble | null
}

/** What the action of the page tells its loader, which shows the page again. */
const dayProblemContext = createContext<DayProblem | null>(null)

/** For the loader of the hub; null for whoever has no day there. */
export async function loadDay({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<ShownDay | null> {
  const { yourDay } = context.get(siteContext)
  if (!yourDay) return null
  const { searchParams } = new URL(request.url)
  const problem = context.get(dayProblemContext)
  // What was done is no news beside what just went wrong.
  const done = problem ? null : (dayDone.find((each) => each === searchParams.get('done')) ?? null)
  const photo = problem ? null : (photoTroubles.find((each) => each === searchParams.get('photo')) ?? null)
  return { day: await yourDay.open(), done, problem, photo }
}

/** For the action of the hub: does what a form asks, and leads back to it. */
export async function postDay({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const { yourDay } = context.get(siteContext)
  if (!yourDay) return data(null, { status: 403 })
  const outcome = await yourDay.do(await request.formData())
  if ('done' in outcome) return redirect(`${new URL(request.url).pathname}?${new URLSearchParams({ done: outcome.done })}`, 303)
  context.set(dayProblemContext, outcome.problem)
  return data(null, { status: outcome.problem.status })
}
