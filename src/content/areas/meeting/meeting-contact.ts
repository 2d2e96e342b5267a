import { areaBanner } from '../area-banner.ts'
import { contactSection } from '../contact-section.ts'
import { peopleSection } from '../people-section.ts'

export const meetingContactBanner = areaBanner('Meeting_Contact', {
  title: 'Who to ask about meetings',
  subTitle: 'Rooms, agendas, awards and rides.',
  imageUrl: '/art/meeting-winter',
})

export const meetingContactPeople = peopleSection('Meeting_Contact', 'People', {
  title: 'The people with the calendar',
  items: [
    {
      name: 'Fern Halvorsen',
      role: 'All meetings',
      description: 'Where, when, who sits next to whom. Has done it for sixteen years.',
      phone: '(970) 555-0160',
      email: 'meetings@windbreak.example',
    },
    {
      name: 'Gil Ortega',
      role: 'Rooms and rides',
      description: 'Beds, vans, microphones, and the video link when a pass is closed.',
      phone: '(970) 555-0164',
      email: 'rooms@windbreak.example',
    },
    {
      name: 'Maeve Donnelly',
      role: 'Agenda and minutes',
      description: 'Send her your question a week before, and it gets an answer instead of a promise.',
      phone: '(970) 555-0162',
      email: 'agenda@windbreak.example',
    },
  ],
})

export const meetingContactDesk = contactSection('Meeting_Contact', {
  title: 'On the day of a meeting',
  text: 'Late, lost or snowed in: this phone is in the room, turned on, from an hour before.',
  person: 'The phone in the room',
  phone: '(970) 555-0165',
  email: 'meetings@windbreak.example',
  address: 'Windbreak Mutual, Meetings\n418 Cottonwood Avenue\nSterling, Colorado 80751',
})

export const meetingContactSections = [meetingContactBanner, meetingContactPeople, meetingContactDesk]
