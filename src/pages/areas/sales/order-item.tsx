import { useId } from 'react'
import { address } from '../../../routes.ts'
import { useWords } from '../../../words/use-words.ts'
import './order-item.css'

/** Puts something into the cart of this device; without the script it is ordered on the page of the cart. */
export function OrderItem({ title, most = 500 }: { title: string; most?: number }) {
  const words = useWords().forms.cart
  const id = useId()
  return (
    <order-item data-title={title} data-added={words.added} data-full={words.full}>
      <span className="order-item-add scripted">
        <label className="sr-only" htmlFor={id}>
          {words.many.replace('##', title)}
        </label>
        <input className="input" id={id} type="number" min={1} max={most} defaultValue={1} />
        <button type="button" className="btn btn-line btn-small" aria-label={`${words.add}: ${title}`}>
          {words.add}
        </button>
      </span>
      <output />
      <a href={address.salesCart} className="order-item-go">
        <span className="order-item-plain">{words.go}</span>
        <span className="scripted">{words.see}</span>
      </a>
    </order-item>
  )
}
