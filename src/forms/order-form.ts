import { orderFormEmails, orderFormQuestions } from '../content/areas/sales/sales-cart-form.ts'
import { ask } from '../nouns/forms/question.ts'
import { defineForm } from './form.ts'
import { personQuestions } from './person-questions.ts'

/** Everything in the cart, as one order. */
export const orderForm = defineForm({
  name: 'order',
  route: 'salesCart',
  fixed: ({ person, order }) => [
    ask({ id: 'items', label: order.items, inputType: 'Textarea' }),
    ...personQuestions(person),
    ask({ id: 'deliverTo', label: order.deliverTo, inputType: 'TextboxSingle', autocomplete: 'street-address' }),
  ],
  questions: orderFormQuestions,
  emails: orderFormEmails,
  files: false,
})
