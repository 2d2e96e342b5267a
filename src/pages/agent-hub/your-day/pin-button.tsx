import { useLoaderData } from 'react-router'
import { safeHref } from '../../../fields/link.ts'
import { useWords } from '../../../words/use-words.ts'
import type { ShownDay } from './day-of-page.ts'

export const pinForm = 'day-pin'
export const unpinForm = 'day-unpin'

/** Puts a link among one's pins, or takes it off; nothing for whoever has no day here. `link` as it is stored, not as the build calls it. */
export function PinButton({ link, label }: { link: string; label: string }) {
  const words = useWords().yourDay.pins
  const data = useLoaderData<{ shown?: ShownDay | null } | undefined>()
  const pins = data?.shown?.day.pins
  if (!pins || !safeHref(link) || /\s/.test(link.trim())) return null
  const to = link.trim()
  const pinned = pins.some((pin) => pin.link === to)
  return (
    <button
      className={pinned ? 'day-pinner day-pinned' : 'day-pinner'}
      form={pinned ? unpinForm : pinForm}
      name="pin"
      value={pinned ? to : `${to} ${label.trim().slice(0, 200)}`}
      aria-label={(pinned ? words.unpin : words.pin)(label)}
    >
      <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M9 3.5h6l-.8 6 3.3 3.5h-11l3.3-3.5zM12 13v7.5" />
      </svg>
    </button>
  )
}
