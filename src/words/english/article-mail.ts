/** Mails to the admins about articles. */
export const articleMail = {
  failed: {
    subject: (title: string) => `Not done as scheduled: ${title}`,
    preview: 'Something that was scheduled for an article could not be done.',
    heading: 'Something scheduled was not done',
    publish: (title: string, moment: string) => `“${title}” was to be published on ${moment}.`,
    takeDown: (title: string, moment: string) => `“${title}” was to be taken off the website on ${moment}.`,
    because: (problem: string) => `It could not be done: ${problem}`,
    next: 'The blog settings show it until somebody schedules it anew or puts it aside.',
  },
}
