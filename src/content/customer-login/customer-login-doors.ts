import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { address } from '../../routes.ts'
import { defineSection } from '../section.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** The blocks that lead to the customer's own sites; the first is the one most people come for. */
export const customerLoginDoors = defineSection({
  page: 'Customer_Login',
  section: 'Section_Doors',
  editor: 'Edit Doors',
  fields: {
    items: list({
      label: 'Doors',
      noun: 'door',
      item: {
        title: titleField(),
        description: descriptionField(),
        button: text({ label: 'Button', rules: [required('Please enter button title!')] }),
        link: link({ label: 'Link', rules: [required('Please enter link!')] }),
        picture: image({ label: 'Picture' }),
      },
      fallback: [
        {
          title: 'Customer Hub Login',
          description: 'See what is due and when, look up a bill you have already paid, change or cancel a payment you scheduled.',
          button: 'Login',
          link: address.login,
          picture: '/art/e-home',
        },
        {
          title: 'Customer Hub Registration',
          description:
            'New here? Sign in once with your e-mail, then link your account: the number on a bill and your ZIP code are how we know you.',
          button: 'Register',
          link: address.login,
          picture: '/art/e-renters',
        },
        {
          title: 'Portal Payment',
          description: 'Pay with the number on your bill, or from the cards and bank accounts you keep at the payment company.',
          button: 'Payment Wallet',
          link: address.pay,
          picture: '/art/e-annuities',
        },
      ],
    }),
  },
})
