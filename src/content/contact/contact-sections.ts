import type { Rule } from '../../fields/field.ts'
import { image } from '../../fields/image.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { readDegrees } from '../../nouns/places/point.ts'
import { defineSection, type AnySection } from '../section.ts'
import { contactEmails, contactQuestions } from './contact-fields.ts'
import { titleField } from '../title-and-description.ts'

const within =
  (limit: number, message: string): Rule<string> =>
  (value) =>
    value.trim() === '' || readDegrees(value, limit) !== undefined ? undefined : message

/** Where the office is, for the map and for people. */
export const contactPlace = defineSection({
  page: 'Contact',
  section: 'Section_1',
  editor: 'Edit Map Address',
  spot: ['address'],
  fields: {
    lat: text({ label: 'Latitude', rules: [within(90, 'Please enter a latitude between -90 and 90.')], fallback: '40.6255' }),
    lng: text({ label: 'Longitude', rules: [within(180, 'Please enter a longitude between -180 and 180.')], fallback: '-103.2077' }),
    address: text({
      label: 'Address',
      rules: [required('Please enter address!')],
      fallback: '418 Cottonwood Avenue, Sterling, Colorado 80751',
    }),
  },
})

export const contactOffice = defineSection({
  page: 'Contact',
  section: 'Section_2',
  editor: 'Edit Section 2',
  fields: {
    title: titleField('Come by, call or write'),
    contact: text({ label: 'Phone', rules: [required('Please enter contact!')], fallback: '(970) 555-0100' }),
    image: image({ label: 'Image', fallback: '/art/contact' }),
    description1: text({
      label: 'First paragraph',
      multiline: true,
      rules: [required('Please enter description1!')],
      fallback: 'The door of the main office is open Monday to Friday, 7 to 6. There is coffee, and a bench for whoever came along.',
    }),
    description2: text({
      label: 'Second paragraph',
      multiline: true,
      rules: [required('Please enter description2')],
      fallback:
        'After hours the roadside line, (970) 555-0199, and the claims line, (970) 555-0111, are answered by people, every night of the year.',
    }),
  },
})

/** In the order of the page. */
export const contactSections: readonly AnySection[] = [contactPlace, contactOffice, contactQuestions, contactEmails]
