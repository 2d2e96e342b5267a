/** The script of the pages that have a form, or something to put into one. */
import { defineElements } from '../define-elements.ts'
import { FormDialog } from './form-dialog.ts'
import { OrderCart } from './order-cart.ts'
import { OrderItem } from './order-item.ts'
import { SentForm } from './sent-form.ts'

defineElements({ 'sent-form': SentForm, 'form-dialog': FormDialog, 'order-item': OrderItem, 'order-cart': OrderCart })
