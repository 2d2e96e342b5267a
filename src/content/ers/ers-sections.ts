import { formEmails } from '../form-emails.ts'
import { formQuestions } from '../form-questions.ts'
import type { AnySection } from '../section.ts'
import { topBanner } from '../top-banner.ts'

export const ersBanner = topBanner('ERS', {
  title: 'Emergency Roadside Service Incident Report',
  subTitle: 'For agents: what happened, to whom, and what it took.',
  imageUrl: '/art/roadside',
  button1: '',
  button1Link: '',
  button1Status: false,
  button2: '',
  button2Link: '',
  button2Status: false,
})

const ersWords = {
  added: 'Field Saved',
  changed: 'Field Updated',
  moved: 'Field order changed',
  deleted: 'Field Deleted',
}

const asked: Parameters<typeof formQuestions>[1] = [
  { fieldLabel: 'Policy holder', fieldInputType: 'Textbox', requiredStatus: true },
  { fieldLabel: 'Policy number', fieldInputType: 'Textbox', requiredStatus: true },
  { fieldLabel: 'Date of the incident', fieldInputType: 'Date', placeHolder: 'mm-dd-yyyy', requiredStatus: true },
  {
    fieldLabel: 'What was needed',
    fieldInputType: 'Select',
    fieldValue: ['Tow', 'Jump start', 'Tire change', 'Fuel', 'Locked out', 'Winching', 'Something else'],
    requiredStatus: true,
  },
  { fieldLabel: 'Where', fieldInputType: 'TextboxSingle', placeHolder: 'Road and mile marker, or the nearest town', requiredStatus: true },
  { fieldLabel: 'What happened', fieldInputType: 'Textarea', requiredStatus: true },
  { fieldLabel: 'Receipts and photos', fieldInputType: 'FileUpload' },
]

export const ersQuestions = formQuestions('ERS', asked, ersWords)

export const ersEmails = formEmails('ERS', [{ sendThrough: 'to', email: 'roadside@windbreak.example' }])

/** In the order of the page. */
export const ersSections: readonly AnySection[] = [ersBanner, ersQuestions, ersEmails]
