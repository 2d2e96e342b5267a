import { group } from '../../fields/group.ts'
import { link } from '../../fields/link.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { toggle } from '../../fields/toggle.ts'
import { defineSection } from '../section.ts'
import { address } from '../../routes.ts'

/** The footer's groups of links, and the maintenance switch. */
export const footerNavigation = defineSection({
  page: 'Footer',
  section: 'Section_5_Navigation',
  editor: 'Edit Footer navigation',
  fields: {
    navList: group({
      label: '',
      fields: {
        tools: group({
          label: 'Tools',
          fields: {
            title: title('Tools', 'Please enter tool title!'),
            payBill: item('Pay a bill', address.pay),
            startQuote: item('Start a quote', address.quote),
            findAnAgent: item('Find an agent', address.findAnAgent),
            contactUs: item('Contact us', address.contact),
          },
        }),
        insurance: group({
          label: 'Insurance',
          fields: {
            title: title('Insurance', 'Please enter insurance title!'),
            autoInsurance: item('Auto', address.auto),
            homeInsurance: item('Home', address.homeowners),
            farmInsurance: item('Farm & Ranch', address.farm),
            businessInsurance: item('Business', address.business),
          },
        }),
        other: group({
          label: 'Other',
          fields: {
            title: title('Other', 'Please enter other offering title!'),
            lifeInsurance: item('Life', address.life),
            annuities: item('Annuities', address.annuities),
            financialServices: item('Financial services', address.otherServices),
          },
        }),
        resources: group({
          label: 'Resources',
          fields: {
            title: title('Resources', 'Please enter resource title!'),
            learningCenter: item('Learning Center', address.blog),
            FAQs: item('FAQs', address.faq),
            Career: item('Careers', address.careers),
            // Not among the items of docs/spec/sections.json, but in the footer's menu of docs/spec/routes.json.
            community: item('Our community', address.community),
            companyLogin: item('Company login', address.login),
          },
        }),
        contact: group({
          label: 'Contact',
          fields: {
            doYouHaveQuestions: item('Do you have questions?', ''),
            contact: item('People answer, Monday to Friday, 7 to 6 Mountain Time.', ''),
            phone: item('(970) 555-0100', 'tel:+19705550100'),
          },
        }),
        maintenance: group({
          label: 'Maintenance',
          fields: {
            maintenanceStatus: group({
              label: 'Maintenance',
              fields: {
                value: toggle({
                  label: 'Client Connect is under maintenance',
                  hint: 'While this is on, Login leads every visitor to the maintenance page.',
                  as: 'number',
                }),
                status: text({ label: 'Status note', hint: 'One line above the headline of the maintenance page.' }),
                content: text({
                  label: 'Message',
                  hint: 'What is true today, on the maintenance page: until when, for instance.',
                  multiline: true,
                }),
              },
            }),
          },
        }),
      },
    }),
  },
})

/** A group's heading. */
function title(words: string, message: string) {
  return text({ label: 'Title', rules: [required(message)], fallback: words, valued: true })
}

/** A link of the footer; labels and links are not validated beyond being safe. */
function item(words: string, address: string) {
  return group({
    label: words,
    fields: { value: text({ label: 'Label', fallback: words }), link: link({ label: 'Link', fallback: address, onlyHarm: true }) },
    also: { error: '' },
  })
}
