import { image } from '../fields/image.ts'
import { required } from '../fields/rules.ts'
import { text } from '../fields/text.ts'
import { defineSection } from './section.ts'
import { descriptionField, titleField } from './title-and-description.ts'

type Words = { title: string; description: string; button?: string; agentButton?: string; image?: string }

/** The card that ends a product page. Beyond the source (docs/decisions/0005): nobody should have to scroll back up to go on. */
export function nextStep(page: string, words: Words) {
  const { button = 'Start a quote', agentButton = 'Talk to an agent near you', image: picture = '/art/next' } = words
  return defineSection({
    page,
    section: 'Section_Next',
    editor: 'Edit Next Step',
    fields: {
      title: titleField(words.title),
      description: descriptionField(words.description),
      button: text({ label: 'Quote button', rules: [required('Please enter button title!')], fallback: button }),
      agentButton: text({ label: 'Agent link', fallback: agentButton }),
      image: image({ label: 'Picture', fallback: picture }),
    },
  })
}
