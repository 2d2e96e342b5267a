import { areaBanner } from '../area-banner.ts'
import { contactSection } from '../contact-section.ts'
import { peopleSection } from '../people-section.ts'

export const teamBanner = areaBanner('SalesMarketing_Team', {
  title: 'Our team',
  subTitle: 'Six people in Sterling who have all, at one time, sat where you sit.',
  imageUrl: '/art/sales-team',
})

export const teamPeople = peopleSection('SalesMarketing_Team', 'Team', {
  title: 'Who is good at what',
  text: 'Call the person, not the department. If they are out, somebody else picks up and writes it down.',
  items: [
    {
      name: 'Nora Feld',
      role: 'Runs the desk',
      description: 'Wrote policies in Yuma for nineteen years. Decides who pays when two budgets point at each other.',
      phone: '(970) 555-0132',
      email: 'nora.feld@windbreak.example',
    },
    {
      name: 'Inés Carvajal',
      role: 'Writing, English and Spanish',
      description: 'Takes the word “solutions” out of everything.',
      phone: '(970) 555-0134',
      email: 'ines.carvajal@windbreak.example',
    },
    {
      name: 'Walt Bergeron',
      role: 'Print and signs',
      description: 'Knows every print shop between Limon and the Nebraska line.',
      phone: '(970) 555-0135',
      email: 'walt.bergeron@windbreak.example',
    },
    {
      name: 'Hank Delaney',
      role: 'Radio',
      description: 'Will make you read it again, slower.',
      phone: '(970) 555-0136',
      email: 'hank.delaney@windbreak.example',
    },
    {
      name: 'Lucia Brandt',
      role: 'Fairs and sponsorships',
      description: 'Brings the tent, the lemonade and the big wooden poplars.',
      phone: '(970) 555-0137',
      email: 'lucia.brandt@windbreak.example',
    },
    {
      name: 'Davy Tran',
      role: 'Web and pictures',
      description: 'Your page, your photo, your reviews. He answers e-mail faster than the phone.',
      phone: '(970) 555-0138',
      email: 'davy.tran@windbreak.example',
    },
  ],
})

export const teamContact = contactSection('SalesMarketing_Team', {
  title: 'We come to you',
  text: 'Twice a year one of us drives to every office. If you would like it to be sooner, say what you want to talk about and which pie your town is known for.',
  person: 'Nora Feld',
  phone: '(970) 555-0132',
  email: 'sales@windbreak.example',
  hours: 'Weekdays, 7:30 to 5 Mountain Time',
})

export const salesTeamSections = [teamBanner, teamPeople, teamContact]
