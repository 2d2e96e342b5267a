import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'

/** The blocks that lead to the customer's own sites; the first is the one most people come for. */
export const customerLoginDoors = defineSection({
  page: 'Customer_Login',
  section: 'Section_Doors',
  editor: 'Edit Doors',
  wire: fieldsWire(),
  fields: {
    items: list({
      label: 'Doors',
      noun: 'door',
      item: {
        title: text({ label: 'Title', rules: [required('Please enter title!')] }),
        description: text({ label: 'Description', multiline: true, rules: [required('Please enter description!')] }),
        button: text({ label: 'Button', rules: [required('Please enter button title!')] }),
        link: link({ label: 'Link', rules: [required('Please enter link!')] }),
        picture: image({ label: 'Picture' }),
      },
      fallback: [
        {
          title: 'Customer Hub Login',
          description: 'See your policies, print an ID card, change your address, look up a bill you have already paid.',
          button: 'Login',
          link: 'https://customers.windbreak.example/login',
          picture: '/art/e-home',
        },
        {
          title: 'Customer Hub Registration',
          description: 'New here? Have one bill at hand: the account number on it is how we know you.',
          button: 'Register',
          link: 'https://customers.windbreak.example/login?screen=sign-up',
          picture: '/art/e-renters',
        },
        {
          title: 'Portal Payment',
          description: 'Keep a card or a bank account in the wallet of our payment partner and pay from there.',
          button: 'Payment Wallet',
          link: 'https://pay.windbreak.example/wallet',
          picture: '/art/e-annuities',
        },
      ],
    }),
  },
})
