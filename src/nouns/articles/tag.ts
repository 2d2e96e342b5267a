import { defineRecord, type ContentOf } from '../../fields/define-record.ts'
import type { Rule } from '../../fields/field.ts'
import { maxLength, required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { toggle } from '../../fields/toggle.ts'
import { plainWire } from '../../fields/plain-wire.ts'
import { readIds } from './tag-ids.ts'
import { mostOfName } from './topic.ts'

const aTopic: Rule<string> = (value) => (readIds(value)?.length === 1 ? undefined : 'Please select a Topic !')

/** What articles are about in the small, under one topic: "Hay storage". */
export const tag = defineRecord({
  noun: 'tag',
  wire: plainWire,
  fields: {
    tag: text({ label: 'Tag', rules: [required('Please enter the tag title !'), maxLength(mostOfName)] }),
    /** The number of its topic. */
    mainTopicId: text({ label: 'Topic', rules: [aTopic] }),
    status: toggle({ label: 'Active', fallback: true, as: 'number' }),
  },
})

export type Tag = ContentOf<typeof tag>
