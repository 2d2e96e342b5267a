import { contactSection } from '../areas/contact-section.ts'

export const agentLoginContact = contactSection('Agent_Login', {
  title: 'Locked out?',
  text: 'Call the agent line before you make a second account. We can see what went wrong while you are on the phone, and a new colleague is set up the same day.',
  person: 'Agent support',
  phone: '(970) 555-0122',
  email: 'agents@windbreak.example',
  hours: 'Monday to Friday, 7 to 6 Mountain Time',
})
