import { askAsOpener } from '../../calls/ask-as-opener.ts'
import { waitingOf, type ScheduledAction } from '../../nouns/articles/article-desk.ts'
import { articleOfKey } from '../../nouns/articles/article-keys.ts'
import type { OpenedArticle } from '../../nouns/articles/opened-article.ts'
import { blogSettings as words } from '../../words/english/blog-settings.ts'
import type { Desk } from '../desk/desk.ts'
import { refreshThing } from '../desk/refresh-thing.ts'
import { changeBlogStatus } from '../editor-calls.ts'
import type { Edited } from '../desk/edited-things.ts'
import { clock } from '../words/moments.ts'
import { leaveFor, whenSaved } from './leaving-desk.ts'

/** Looks whether anything is missing, asks, saves what is not saved, publishes the very revision that was seen, and leads to the list. */
export async function publishArticle(desk: Desk, edited: Edited, { status, schedules }: OpenedArticle, save: () => boolean): Promise<void> {
  const { key, thing, run } = edited
  const isPublished = status === 'Published'
  const waits = (action: ScheduledAction) => waitingOf(schedules, action).length > 0
  // To save it says what; nobody is asked about what cannot be done.
  if (thing.record.check(run.state().draft).length > 0) return void save()
  const sure = await desk.choose({
    title: 'Are you sure you want to publish the blog ?',
    text: [
      isPublished
        ? 'What is written here takes the place of what visitors see, at once.'
        : 'Everybody who visits the site can read it, at once.',
      ...(waits('publish') ? [words.publish.unscheduled] : []),
      ...(waits('takeDown') ? [words.publish.comesDown] : []),
    ].join(' '),
    answers: [
      { id: 'publish', name: isPublished ? 'Save & Publish' : 'Publish', look: 'main' },
      { id: 'back', name: 'Not yet', look: 'plain' },
    ],
  })
  if (sure !== 'publish') return
  if (desk.unsaved(key) || run.state().saved.revision === 0) {
    if (!save() || !(await whenSaved(edited))) return
    // Nobody publishes words they have not seen.
    const { outcome } = run.state()
    if ('together' in outcome && outcome.together?.taken.some(({ from }) => from === 'theirs')) return void desk.toast(notSeen)
  }
  const id = articleOfKey(thing.key())
  if (typeof id !== 'number') return
  try {
    const asked = { status: 'Published', revision: run.state().saved.revision, client: desk.data.client } as const
    const { status, body } = await askAsOpener(changeBlogStatus, asked, { params: { id } })
    if (status === 200 && 'visibleSince' in body)
      return leaveFor(
        (body.visibleSince ? `Published. Visible to visitors since ${clock(body.visibleSince)}.` : 'Published.') +
          words.calledOff(body.unscheduled),
      )
    if (status === 401) run.tell({ is: 'signedOut' })
    // Somebody saved in between: what they wrote is looked at before it is published.
    if (status === 409) await refreshThing(edited)
    desk.toast('message' in body ? body.message : notPublished)
  } catch {
    desk.toast(notPublished)
  }
}

const notSeen = 'Saved, but not published yet: somebody else wrote in it meanwhile. Look at it, then publish it.'
const notPublished = 'Saved, but not published: no answer from the site. Please try again.'
