/** Mails about what agents would have changed of their own public page. */
export const ownPageMail = {
  asked: {
    subject: (name: string) => `${name} asks to change their page`,
    preview: (parts: string) => `What would change: ${parts}`,
    heading: (name: string) => `${name} asks to change their public page`,
    what: 'What would change',
    next: 'The agent hub shows it beside what the page says now. Nothing changes before an admin accepts it.',
    open: 'Open the agent hub',
  },
  parts: { aboutMe: 'About me', table: 'Office hours', languages: 'Languages', lines: 'Lines of business', image: 'Photo' },
  accepted: {
    subject: 'Your page says what you asked for',
    heading: 'Your change was accepted',
    what: (by: string) => `${by} accepted the change you asked for. It is on your public page now.`,
    open: 'See your page',
  },
  declined: {
    subject: 'Your change was declined',
    heading: 'Your change was declined',
    what: (by: string) => `${by} declined the change you asked for. Your public page is as it was.`,
    open: 'Open the agent hub',
  },
  word: (by: string) => `A word from ${by}`,
}
