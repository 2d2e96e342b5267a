import { useShell } from '../shell/shell-data.ts'

/** Says an instant on the clocks of the insurer, "Nov 22, 2:05 PM"; the same on the server and in every browser. */
export function useMoment(): (iso: string) => string {
  const { language, timeZone } = useShell().tenant
  return (iso) => {
    // Put together by hand: what is between the parts differs from one release of a browser to the next.
    const parts = new Intl.DateTimeFormat(language === 'en-XA' ? 'en-US' : language, {
      timeZone,
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }).formatToParts(new Date(iso))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
    return `${part('month')} ${part('day')}, ${part('year')}, ${part('hour')}:${part('minute')} ${part('dayPeriod')}`.trim()
  }
}
