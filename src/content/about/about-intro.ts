import { introduction } from '../introduction.ts'

/** What the values are for. The source left this page fixed; here it is edited like the rest (docs/settled.md, 15). */
export const aboutIntro = introduction({
  page: 'About',
  section: 'Section_1',
  editor: 'Edit Introduction',
  hint: 'The first line stands large; each line after it is a paragraph.',
  title: 'One working day',
  description:
    'Values are easy to frame and hard to keep. So here is how ours look between first light and the end of a storm.\nThe people below are invented. The work is what we ask of ourselves every day.',
})
