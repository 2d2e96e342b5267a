import { useWords } from '../../words/use-words.ts'
import './annuity-curve.css'

type Curve = { paid: number[]; growth: number[]; income: number[] }

/** Sixteen years of each kind, as heights of bars. A kind not known here has no picture. */
const curves: Record<string, Curve> = {
  fixed: { paid: [60], growth: years(9, (i) => 60 + i * 7), income: years(6, () => 62) },
  immediate: { paid: [110], growth: [], income: years(15, () => 40) },
  deferred: { paid: years(8, () => 16), growth: years(8, (i) => 16 + i * i * 1.9), income: years(7, () => 76) },
  indexed: { paid: [60], growth: [66, 66, 78, 78, 78, 92, 98, 98, 112], income: years(6, () => 58) },
}

/** How the money behaves over the years: what goes in, what it becomes, what comes back. */
export function AnnuityCurve({ kind }: { kind: string }) {
  const words = useWords().annuities.annuityCurve
  const curve = curves[kind.trim().toLowerCase()]
  if (!curve) return null
  const grown = curve.growth.length > 0 ? curve.growth.length : 0
  const together = curve.paid.length > 1
  return (
    <figure className="curve">
      <svg viewBox="0 0 336 140" aria-hidden="true">
        {bars(curve.growth, together ? 0 : 1, 'curve-growth')}
        {bars(curve.paid, 0, 'curve-paid')}
        {bars(curve.income, together ? grown : grown + 1, 'curve-income')}
        <path className="curve-ground" d="M0 138H336" />
      </svg>
      <figcaption>
        <span className="curve-key curve-paid">{words.paid}</span>
        {grown > 0 && <span className="curve-key curve-growth">{words.growth}</span>}
        <span className="curve-key curve-income">{words.income}</span>
        <span>{words.scale}</span>
      </figcaption>
    </figure>
  )
}

/** Bars of 14 with 7 between, the first in the place of year `from`. */
function bars(heights: number[], from: number, className: string) {
  const path = heights.map((height, index) => `M${(from + index) * 21} 138v${-height}h14v${height}z`).join('')
  return <path className={className} d={path} />
}

function years(count: number, height: (index: number) => number): number[] {
  return Array.from({ length: count }, (_, index) => height(index))
}
