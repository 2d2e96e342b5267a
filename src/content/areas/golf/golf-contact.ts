import { areaBanner } from '../area-banner.ts'
import { contactSection } from '../contact-section.ts'
import { peopleSection } from '../people-section.ts'
import { textSection } from '../text-section.ts'

export const golfContactBanner = areaBanner('Golf_Contact', {
  title: 'Who to ask about the golf day',
  subTitle: 'Three people run it beside their real work. Each of them answers their own phone.',
  imageUrl: '/art/golf-road',
})

export const golfContactPeople = peopleSection('Golf_Contact', 'Committee', {
  title: 'The committee',
  items: [
    {
      name: 'Jo Lindqvist',
      role: 'Players and raffle',
      description: 'Knows who is in, who paid, and who wants to play with whom.',
      phone: '(970) 555-0140',
      email: 'golf@windbreak.example',
    },
    {
      name: 'Teo Marsh',
      role: 'Sponsors',
      description: 'Signs, holes, tables and hams.',
      phone: '(970) 555-0141',
      email: 'sponsors@windbreak.example',
    },
    {
      name: 'Chief Ada Whitcomb',
      role: 'Fire departments',
      description: 'Thirty-one years in the Otis hall. Reads the letters that ask for help.',
      phone: '(970) 555-0144',
      email: 'fire@windbreak.example',
    },
  ],
})

export const golfContactWay = textSection('Golf_Contact', 'Getting There', {
  title: 'Getting to Fox Hollow',
  body: '<p>From Sterling drive four miles north on County Road 37. Turn left at the white grain leg; the clubhouse is behind the cottonwoods.</p><ul><li>Park on the mown hay field. The gravel lot is for people who cannot walk far.</li><li>Bring sunscreen and a jacket. In September you will need both.</li><li>Dogs on a leash are welcome on the porch.</li></ul><p>If lightning is near, the horn sounds and everybody comes in. If the day is lost, we play the next Saturday.</p>',
})

export const golfContactDesk = contactSection('Golf_Contact', {
  title: 'On the day itself',
  text: 'The tournament desk stands on the clubhouse porch from six-thirty. This phone is in somebody’s pocket all day.',
  person: 'Tournament desk',
  phone: '(970) 555-0145',
  email: 'golf@windbreak.example',
  address: 'Fox Hollow\n21400 County Road 37\nSterling, Colorado 80751',
})

export const golfContactSections = [golfContactBanner, golfContactPeople, golfContactWay, golfContactDesk]
