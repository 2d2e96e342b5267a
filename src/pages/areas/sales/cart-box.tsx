import { useWords } from '../../../words/use-words.ts'
import type { InputProps } from '../../forms/form-input.ts'
import { useShell } from '../../shell/shell-data.ts'
import './cart-box.css'

/** What is ordered: the cart of this device where the script is, written by hand where it is not. */
export function CartBox({ question, id, answers, told }: InputProps) {
  const words = useWords().forms.cart
  const { mayEdit } = useShell()
  return (
    // A page that comes alive for its editors keeps the elements it was rendered with.
    <order-cart data-still={mayEdit || undefined} data-remove={words.remove} data-many={words.many}>
      <ul className="cart-list" hidden />
      <p className="cart-empty" hidden>
        {words.empty}
      </p>
      <textarea
        className="input"
        id={id}
        name={question.id}
        rows={4}
        defaultValue={answers[0]}
        placeholder={words.shape}
        required={question.required}
        {...told}
      />
    </order-cart>
  )
}
