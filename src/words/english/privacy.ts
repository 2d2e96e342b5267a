export const privacy = {
  page: {
    title: 'Privacy policy',
    description: (insurer: string) =>
      `What ${insurer} knows about you, why, who else sees it, how long we keep it, and what you may ask of us.`,
  },
  counting: {
    heading: 'How this site counts its readers',
    own: 'We count how often each page is read, in sums by day, on our own server. No cookie, no internet address, nothing that could tell you from anybody else is kept.',
    signals: 'If your browser sends Global Privacy Control or Do Not Track, you are not counted at all.',
    outside: (service: string) =>
      `If you said yes to it, ${service} counts too, and gets your internet address. With one of these signals you are never asked.`,
    again: 'Ask me again',
  },
  desk: { write: 'Write to', call: 'Call' },
}
