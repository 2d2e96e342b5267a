import { Picture } from '../shell/picture.tsx'
import './thanks.css'

/** Beside thanks, where nothing is left to be told. */
export function ThanksPicture({ of }: { of: string }) {
  return (
    <div className="thanks-picture">
      <Picture of={of} sizes="(width <= 860px) 100vw, 420px" />
    </div>
  )
}
