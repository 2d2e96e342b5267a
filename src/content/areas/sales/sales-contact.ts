import { areaBanner } from '../area-banner.ts'
import { contactSection } from '../contact-section.ts'
import { peopleSection } from '../people-section.ts'
import { deskFormEmails, deskFormQuestions } from './sales-contact-form.ts'

export const salesContactBanner = areaBanner('SalesMarketing_Contact', {
  title: 'Talk to Sales & Marketing',
  subTitle: 'By phone it takes a minute. By e-mail you have an answer the same day, if it comes before three.',
  imageUrl: '/art/sales-desk',
})

export const salesContactDesk = contactSection('SalesMarketing_Contact', {
  title: 'How to reach us today',
  text: 'Say your name, your town, and what you need it for. If you want to be called back, say when you are not on the road.\nThe form, the phone and the mailbox all end at the same desk, which is read by people.',
  person: 'Sales & Marketing desk',
  phone: '(970) 555-0130',
  email: 'sales@windbreak.example',
  hours: 'Weekdays, 7:30 to 5 Mountain Time',
  address: 'Windbreak Mutual, Sales & Marketing\n418 Cottonwood Avenue\nSterling, Colorado 80751',
})

export const salesContactRegions = peopleSection('SalesMarketing_Contact', 'Regions', {
  title: 'The one who drives your roads',
  text: 'Each region has somebody who knows its stations, printers and fairs.',
  items: [
    {
      name: 'Lucia Brandt',
      role: 'North and east',
      description: 'Sterling, Julesburg, Holyoke, Akron, Yuma.',
      phone: '(970) 555-0137',
      email: 'lucia.brandt@windbreak.example',
    },
    {
      name: 'Walt Bergeron',
      role: 'Front Range',
      description: 'Greeley, Fort Collins, Fort Morgan, Brush, Limon.',
      phone: '(970) 555-0135',
      email: 'walt.bergeron@windbreak.example',
    },
    {
      name: 'Hank Delaney',
      role: 'South and west',
      description: 'Pueblo, Alamosa, Montrose, Grand Junction, Durango.',
      phone: '(970) 555-0136',
      email: 'hank.delaney@windbreak.example',
    },
  ],
})

export const salesContactSections = [salesContactBanner, deskFormQuestions, deskFormEmails, salesContactRegions, salesContactDesk]
