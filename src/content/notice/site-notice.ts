import type { Rule } from '../../fields/field.ts'
import { choice } from '../../fields/choice.ts'
import { link } from '../../fields/link.ts'
import { moment } from '../../fields/moment.ts'
import { maxLength, requiredWith } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { toggle } from '../../fields/toggle.ts'
import { noticeAt, type Notice, type NoticeKind } from '../../nouns/notice/notice.ts'
import { defineSection } from '../section.ts'

/** Storm, office closed, a system that is down: a line over every page, for as long as it is true. Visitors get it while it is shown, not before. */
export const siteNotice = defineSection({
  page: 'Notice',
  section: 'Over_Every_Page',
  editor: 'Edit Notice',
  saved: 'Notice saved',
  staffOnly: true,
  isSeen: (notice, at, timeZone) => noticeAt(notice as Notice, at, timeZone).shown,
  fields: {
    isShown: toggle({ label: 'Show the notice', hint: 'Over every page, for everybody, as soon as it is saved.' }),
    text: text({ label: 'Text', hint: 'Two short sentences at most.', multiline: true, rules: [wordsToShow, maxLength(300)] }),
    kind: choice({
      label: 'Kind',
      options: { calm: 'Good to know', warning: 'Take care', emergency: 'Emergency' } satisfies Record<NoticeKind, string>,
    }),
    linkLabel: text({
      label: 'Words of the link',
      hint: 'Such as "How to file a claim".',
      rules: [requiredWith('link', 'Please enter the words of the link!'), maxLength(60)],
    }),
    link: link({ label: 'Link', rules: [requiredWith('linkLabel', 'Please enter link!')] }),
    from: moment({ label: 'From', hint: 'Empty: at once.' }),
    until: moment({
      label: 'Until',
      hint: 'Empty: until you switch it off.',
      whenPast: 'This is past: visitors do not see the notice.',
      rules: [afterItBegins],
    }),
  },
})

function wordsToShow(...[value, siblings]: Parameters<Rule<string>>) {
  return siblings.isShown && value.trim() === '' ? 'Please enter what the notice says!' : undefined
}

function afterItBegins(...[value, siblings]: Parameters<Rule<string>>) {
  return value !== '' && typeof siblings.from === 'string' && value <= siblings.from ? 'Please let it end after it begins!' : undefined
}
