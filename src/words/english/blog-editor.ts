/** The page articles are written on, and their preview. */
export const blogEditor = {
  create: 'Create Blog',
  edit: 'Edit Blog',
  loading: 'The tools to write with are on their way …',
  noScript: 'Writing needs JavaScript. What is here can be read below.',
  asVisitors: 'As visitors see it',
  preview: {
    title: 'Blog preview',
    banner: 'You are viewing this page in the preview mode. Please publish it to make it available on the website.',
    back: 'Back',
    nothing: 'There is nothing to preview on this device.',
    toList: 'To all blogs',
    missing: 'This preview has ended',
    missingLead: 'A link to a draft works for a few days, or until somebody ends it. Whoever sent it to you can make a new one.',
    missingPublished: 'The article is published by now.',
    sharedUntil: (day: string) => `This is a draft that was shared with you. Visitors do not see it. Your link works until ${day}.`,
    sharedOfPublished: 'This is a draft that was shared with you. Visitors read the article as it was published.',
    readPublished: 'Read the published article',
    untitled: 'Without a title yet',
  },
}
