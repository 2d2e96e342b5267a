import { image } from '../../fields/image.ts'
import { list } from '../../fields/list.ts'
import { richText } from '../../fields/rich-text.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { listWire } from '../../fields/wire.ts'
import { address } from '../../routes.ts'
import { titleField } from '../title-and-description.ts'

/** The questions and their answers. The source left them fixed (docs/settled.md, 15). */
export const faqQuestions = defineSection({
  page: 'FAQ',
  section: 'Section_1',
  editor: 'Edit Questions',
  wire: listWire('list'),
  fields: {
    title: titleField('Short answers'),
    image: image({ label: 'Picture', hint: 'Phones do not show it.', fallback: '/art/faq-counter' }),
    items: list({
      label: 'Questions',
      noun: 'question',
      item: {
        title: text({ label: 'Question', rules: [required('Please enter title!')] }),
        description: richText({ label: 'Answer', rules: [required('Please enter description!')] }),
      },
      fallback: [
        {
          title: 'Can I pay my bill online?',
          description: `<p>Yes, in two ways, both on our <a href="${address.pay}">payment page</a>.</p><ul><li><strong>Quick pay</strong> needs no sign-in. Have the account number from your bill in hand, and a card or your bank numbers.</li><li><strong>Scheduled pay</strong> needs a sign-in. Choose the day once, and we take it from there.</li></ul><p>Your card and bank numbers go straight to the payment company. We never see or keep them.</p>`,
        },
        {
          title: 'What is the mailing address of the main office?',
          description: `<p>Windbreak Mutual<br>P.O. Box 1948<br>Sterling, CO 80751</p><p>Put your policy number on every page. Please do not mail cash, and do not mail news of a claim: <a href="${address.claims}">call it in</a>, it is days faster.</p>`,
        },
        {
          title: 'Who do I make the check out to?',
          description:
            '<p>To <strong>Windbreak Mutual</strong>, never to a person, not even to your agent. Write your account number on the memo line and send the check with the stub from your bill to the main office.</p>',
        },
        {
          title: 'Who do I contact to change my policy?',
          description: `<p>Your agent. A new truck, a new roof, a new baby, a new address: one call, and you get the change in writing. The agent’s name and number stand at the top of your policy.</p><p>Not sure who that is? <a href="${address.findAnAgent}">Find your agent</a>, or call us at <a href="tel:+19705550100">(970) 555-0100</a> and we put you through.</p>`,
        },
        {
          title: 'How do I find an agent near me?',
          description: `<p>Look on <a href="${address.findAnAgent}">Find an agent</a>. Type your town, your ZIP code or the name of somebody you know, and you see who is close, where the office is and when it is open.</p>`,
        },
        {
          title: 'How do I file a claim?',
          description: `<p>First see that people and animals are safe. Then call our claims line, <a href="tel:+19705550111">(970) 555-0111</a>, at any hour, or call your agent. We contact you within 3 business days, and sooner after a big storm.</p><p>What to have ready, and what happens after that, is on <a href="${address.claims}">File a claim</a>.</p>`,
        },
        {
          title: 'Can I get a quote online?',
          description: `<p>Yes. <a href="${address.quote}">Start a quote</a> takes about four minutes. A price from a form is only a first guess, so an agent reads it before you get it and calls if something is missing. Asking costs nothing and binds you to nothing.</p>`,
        },
      ],
    }),
  },
})
