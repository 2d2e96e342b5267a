import type { Desk } from '../desk/desk.ts'
import type { FilesOnTheWay } from '../uploads/files-on-the-way.ts'

/** Does it where no file is on its way, or what is may be left out. */
export async function waitOrLeaveOut(desk: Desk, files: FilesOnTheWay, work: () => void): Promise<void> {
  const names = files.files().map(({ name }) => name)
  if (names.length === 0) return work()
  const one = names.length === 1
  const sure = await desk.ask({
    title: `${names.join(', ')} ${one ? 'is' : 'are'} not sent yet`,
    text: `${one ? 'It is' : 'They are'} still on the way. Closed now, ${one ? 'it is' : 'they are'} left out; all else stays as it is.`,
    yes: one ? 'Close without it' : 'Close without them',
    no: one ? 'Wait for it' : 'Wait for them',
  })
  if (!sure) return
  files.leaveAllOut()
  work()
}
