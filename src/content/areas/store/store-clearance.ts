import { areaBanner } from '../area-banner.ts'
import { cardsSection } from '../cards-section.ts'
import { contactSection } from '../contact-section.ts'
import { textSection } from '../text-section.ts'

export const clearanceBanner = areaBanner('Store_Clearance', {
  title: 'Clearance',
  subTitle: 'Faded, dented, or the color of last year. Marked down once, and gone when it is gone.',
  imageUrl: '/art/store-clearance',
})

export const clearanceShelf = cardsSection('Store_Clearance', 'Marked Down', {
  title: 'What is marked down',
  text: 'We say what is wrong with each. If we missed something, send it back and keep the postage.',
  items: [
    {
      title: '$11 Field cap, window green',
      description: 'Was $24. It lay in the window from June on and faded as yours would have by August.',
      src: '/art/g-cap',
    },
    {
      title: '$84 Chore jacket, S and 4XL',
      description: 'Was $128. Nothing is wrong with it. We ordered for people we imagined.',
      src: '/art/g-jacket',
    },
    {
      title: '$7 Enamel mug, chipped',
      description: 'Was $16. One chip each, at the foot. They hold as much as before.',
      src: '/art/g-mug',
    },
    {
      title: '$18 Gate sign, old mark',
      description: 'Was $38. Two poplars instead of three: the mark we had until 1994. Some ask for it.',
      src: '/art/g-sign',
    },
    {
      title: '$40 Rain shell, last year’s blue',
      description: 'Was $64. This year’s is a little greener. The rain cannot tell.',
      src: '/art/g-shell',
    },
    {
      title: '$5 Windbreak poster, bent',
      description: 'Was $14. The tube was stepped on. Under glass it lies flat again.',
      src: '/art/g-poster',
    },
  ],
})

export const clearanceRules = textSection('Store_Clearance', 'Before You Call', {
  title: 'Before you call',
  body: '<ul><li><strong>One of a kind</strong> is what most of these are. Who calls first has it.</li><li><strong>Put aside</strong> for three days, if you want to try it on at the counter.</li><li><strong>Back it goes</strong> here too, within sixty days.</li><li><strong>What is left</strong> by the county fair goes to the volunteer fire halls, for their raffles.</li></ul>',
})

export const clearanceContact = contactSection('Store_Clearance', {
  title: 'Ask what is left',
  text: 'Marge counts on Mondays. What stands here on a Friday may be gone, so call before you drive.',
  person: 'Marge at the counter',
  phone: '(970) 555-0150',
  email: 'store@windbreak.example',
  hours: 'Weekdays, 9 to 4 Mountain Time',
})

export const storeClearanceSections = [clearanceBanner, clearanceShelf, clearanceRules, clearanceContact]
