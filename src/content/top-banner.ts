import { image } from '../fields/image.ts'
import { link } from '../fields/link.ts'
import { required, requiredWith } from '../fields/rules.ts'
import { text } from '../fields/text.ts'
import { toggle } from '../fields/toggle.ts'
import { sourcePrefix } from '../insurance-path.ts'
import { defineSection } from './section.ts'
import { titleField } from './title-and-description.ts'

type Words = {
  title: string
  subTitle: string
  tagline?: string
  imageUrl: string
  button1?: string
  button1Link?: string
  button1Status?: boolean
  button2?: string
  button2Link?: string
  button2Status?: boolean
}

/** The banner at the head of a page. A button shows only while its switch is on and its label filled. */
export function topBanner(page: string, words: Words) {
  return defineSection({ page, section: 'TopBanner', editor: 'Edit Header', fields: bannerFields(words) })
}

/** The fields of a banner, for a page whose banner has more to say. */
export function bannerFields(words: Words) {
  const {
    button1 = 'START A QUOTE',
    button1Link = `${sourcePrefix}/start-a-quote`,
    button1Status = true,
    button2 = 'FIND AN AGENT',
    button2Link = `${sourcePrefix}/find-an-agent`,
    button2Status = true,
  } = words
  return {
    title: titleField(words.title),
    subTitle: text({ label: 'Subtitle', multiline: true, rules: [required('Please enter subtitle!')], fallback: words.subTitle }),
    tagline: text({ label: 'Tag line', hint: 'A line of its own at the end of the banner. It may stay empty.', fallback: words.tagline }),
    button1: text({ label: 'Button 1', fallback: button1 }),
    button1Link: link({ label: 'Button 1 link', rules: [requiredWith('button1', 'Please enter link!')], fallback: button1Link }),
    button1Status: toggle({ label: 'Show button 1', fallback: button1Status }),
    button2: text({ label: 'Button 2', fallback: button2 }),
    button2Link: link({ label: 'Button 2 link', rules: [requiredWith('button2', 'Please enter link!')], fallback: button2Link }),
    button2Status: toggle({ label: 'Show button 2', fallback: button2Status }),
    imageUrl: image({
      label: 'Background image',
      sharpFrom: 1_000,
      rules: [required('Please select background image.')],
      fallback: words.imageUrl,
    }),
  }
}
