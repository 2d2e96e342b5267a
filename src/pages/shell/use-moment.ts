import { datePartsOf } from '../../nouns/date-format.ts'
import { useShell } from './shell-data.ts'

/** Says an instant on the clocks of the insurer, "Nov 22, 2:05 PM"; the same on the server and in every browser. */
export function useMoment(): (iso: string) => string {
  const { language, timeZone } = useShell().tenant
  return (iso) => {
    const part = datePartsOf(new Date(iso), language, {
      timeZone,
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    })
    return `${part('month')} ${part('day')}, ${part('year')}, ${part('hour')}:${part('minute')} ${part('dayPeriod')}`.trim()
  }
}
