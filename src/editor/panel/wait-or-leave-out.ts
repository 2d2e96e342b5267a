import type { Desk } from '../desk/desk.ts'
import type { PendingUploads } from '../uploads/pending-uploads.ts'
import { keepFieldShown } from './show-field.ts'

/** Does it where no file is on its way, or what is may be left out. Whoever waits for one has before them what is said of it. */
export async function waitOrLeaveOut(desk: Desk, files: PendingUploads, work: () => void): Promise<void> {
  const names = files.files().map(({ name }) => name)
  if (names.length === 0) return work()
  const one = names.length === 1
  const sure = await desk.ask({
    title: `${names.join(', ')} ${one ? 'is' : 'are'} not sent yet`,
    text: `${one ? 'It is' : 'They are'} still on the way. Closed now, ${one ? 'it is' : 'they are'} left out; all else stays as it is.`,
    yes: one ? 'Close without it' : 'Close without them',
    no: one ? 'Wait for it' : 'Wait for them',
  })
  if (!sure) return showWaiting(files)
  files.leaveAllOut()
  work()
}

function showWaiting(files: PendingUploads): void {
  const [id = ''] = files.inputs()
  const label = document.getElementById(`${id}-label`)
  if (label) keepFieldShown(label)
}
