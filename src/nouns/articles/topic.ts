import { defineRecord, type ContentOf } from '../../fields/define-record.ts'
import { maxLength, required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { toggle } from '../../fields/toggle.ts'
import { plainWire } from '../../fields/plain-wire.ts'

/** Letters in the title of a topic or a tag. */
export const mostOfName = 200

/** What articles are about in the large: "Farm & Ranch". */
export const topic = defineRecord({
  noun: 'topic',
  wire: plainWire,
  fields: {
    // The source's own message for an empty title.
    title: text({ label: 'Topic', rules: [required('Please select a Topic !'), maxLength(mostOfName)] }),
    /** Off: visitors are not shown it. */
    status: toggle({ label: 'Active', fallback: true, as: 'number' }),
  },
})

export type Topic = ContentOf<typeof topic>
