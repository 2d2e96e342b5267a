/** What forms ask and answer. Sentences that the source prints are to the letter. */
export const forms = {
  problems: {
    missing: (label: string) => `Please enter the ${label}`,
    invalid: (label: string) => `Please enter valid ${label}`,
    tooLong: (label: string, longest: number) => `Please keep the ${label} under ${longest.toLocaleString('en-US')} characters`,
  },
  /** Around every form. */
  panel: {
    consent: (insurer: string) =>
      `${insurer} and the agent you chose may call, text or e-mail you about this. You can tell us to stop at any time, and it commits you to nothing.`,
  },
  taken: (reference: string) => `Thank you. We have it, under the reference ${reference}.`,
  quote: {
    agent: 'Your agent',
    name: 'Your name',
    email: 'E-mail',
    phone: 'Phone',
  },
  contact: { name: 'Your name', email: 'E-mail' },
  message: {
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    email: 'E-mail',
    policyName: 'Name on the policy',
    policyNumber: 'Policy number',
    preference: 'How shall we answer?',
    byEmail: 'E-mail',
    byPhone: 'Phone',
    comment: 'Comment',
  },
  contactMe: {
    firstName: 'First name',
    firstNameMissing: 'Please enter first name',
    lastName: 'Last name',
    lastNameMissing: 'Please enter last name',
    email: 'E-mail',
    emailMissing: 'Please enter email address',
    emailInvalid: 'Please enter valid email',
    phone: 'Phone',
    phoneMissing: 'Please enter phone',
    phoneInvalid: 'Phone number must be 10 digits',
    comments: 'Comments',
  },
  ers: {
    agentFirstName: 'Agent first name',
    agentFirstNameMissing: 'Please Enter Agent First Name',
    agentLastName: 'Agent last name',
    agentLastNameMissing: 'Please Enter Agent Last Name',
    agentEmail: 'Agent e-mail',
    agentEmailInvalid: 'Please enter valid email',
    agentPhone: 'Agent phone',
    agentPhoneInvalid: 'Please enter valid phone number.',
  },
  person: { name: 'Your name', email: 'E-mail', phone: 'Phone' },
  order: { deliverTo: 'Deliver to', items: 'Materials' },
}
