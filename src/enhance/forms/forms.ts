/** The script of the pages that have a form, or something to put into one. */
import { FormDialog } from './form-dialog.ts'
import { OrderCart } from './order-cart.ts'
import { OrderItem } from './order-item.ts'
import { SentForm } from './sent-form.ts'

customElements.define('sent-form', SentForm)
customElements.define('form-dialog', FormDialog)
customElements.define('order-item', OrderItem)
customElements.define('order-cart', OrderCart)
