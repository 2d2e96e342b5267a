import { areaBanner } from '../area-banner.ts'
import { contactSection } from '../contact-section.ts'
import { downloadsSection } from '../downloads-section.ts'
import { textSection } from '../text-section.ts'

export const radioBanner = areaBanner('SalesMarketing_Radio', {
  title: 'Radio scripts',
  subTitle: 'Read them yourself, between the market report and the ball game. Nobody wants you to sound like a radio man.',
  imageUrl: '/art/sales-radio',
})

export const radioScripts = downloadsSection('SalesMarketing_Radio', 'Scripts', {
  title: 'Five scripts, ready to read',
  text: 'Your name goes where the brackets are, twice.\nCounted at an easy pace, with room to breathe. If you run over, leave out the second sentence.',
  items: [
    {
      title: 'First hail',
      note: '30 seconds',
      description: 'From the last week of April.',
      script:
        'You know the sound. First it is one, on the hood of the truck. Then it is all of them.\nThis is [your name], in [your town]. I can’t stop hail. I can look at your roof with you before it comes, and tell you in plain words what your policy pays.\nTen minutes, no charge, boots are fine. [Your name], Windbreak Mutual, [your phone]. Shelter from the weather.',
      url: '/papers/script-first-hail.pdf',
    },
    {
      title: 'The baler',
      note: '30 seconds',
      description: 'Winter, for farm stations.',
      script:
        'What did you pay for the baler? And what does your policy think you paid?\nI’m [your name], in [your town]. Every January I sit at kitchen tables with a list: what you bought, what you sold, what is parked behind the barn.\nBring the coffee, I bring the pencil. [Your name], Windbreak Mutual, [your phone]. Shelter from the weather.',
      url: '/papers/script-baler.pdf',
    },
    {
      title: 'Sixteen',
      note: '15 seconds',
      description: 'All year; best in August.',
      script:
        'Somebody in your house turned sixteen. I’ve seen the look on your face.\nA 3.0 average makes it cheaper. Ask me. [Your name], Windbreak Mutual, [your town], [your phone].',
      url: '/papers/script-sixteen.pdf',
    },
    {
      title: 'The whole street',
      note: '60 seconds',
      description: 'For the Chamber hour. A longer story, told slowly.',
      script:
        'Last spring a water line broke under Main Street. By seven in the morning the bakery had six inches in the cellar, and so had the shoe shop, and so had the bank.\nThe bank was fine. Banks are. The bakery had been insured for the ovens, and nobody had thought of the three weeks without bread.\nThat is the part I ask about. I’m [your name]. I have my own shop here in [your town], so I know what a slow week is.\nCome in and tell me how your business makes its money. Then I’ll tell you what would happen if it stopped. [Your name], Windbreak Mutual, [your phone]. Shelter from the weather.',
      url: '/papers/script-street.pdf',
    },
    {
      title: 'Thank you',
      note: '15 seconds',
      description: 'The week of Thanksgiving. Sells nothing, on purpose.',
      script:
        'This is [your name], and I have nothing to sell you today. You trusted me with your house, your truck and your cows this year.\nFrom all of us at Windbreak Mutual in [your town]: thank you.',
      url: '/papers/script-thank-you.pdf',
    },
  ],
})

export const radioRules = textSection('SalesMarketing_Radio', 'On The Air', {
  title: 'Getting on the air',
  body: '<ul><li>Most stations record you for nothing if you book four spots. Go in the afternoon, when they are bored.</li><li>Say the company’s name and your town. Stations must be able to tell who paid.</li><li>We pay half of the air time. Send the bill and the recording to <a href="mailto:sales@windbreak.example">sales@windbreak.example</a> within sixty days.</li><li>Change the story if you have a better one. Then let us read it first: two working days.</li></ul>',
})

export const radioContact = contactSection('SalesMarketing_Radio', {
  title: 'Read it to Hank first',
  text: 'Hank Delaney was on the morning show in Brush for eleven years. Call him, read him your script over the phone, and he tells you where to breathe.',
  person: 'Hank Delaney, radio',
  phone: '(970) 555-0136',
  email: 'radio@windbreak.example',
  hours: 'Weekdays, 1 to 5 Mountain Time',
})

export const salesRadioSections = [radioBanner, radioScripts, radioRules, radioContact]
