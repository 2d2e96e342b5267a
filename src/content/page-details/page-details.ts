import type { ContentOf } from '../section.ts'
import { image } from '../../fields/image.ts'
import { maxLength } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { toggle } from '../../fields/toggle.ts'
import { defineSection } from '../section.ts'

const pageDetailsName = 'Page_Details'

/** What search engines and shared links are told of a page, in place of the words it comes with. No frame on the page is its own: the editing bar opens it. */
export const pageDetailsOf = (page: string) =>
  defineSection({
    page,
    section: pageDetailsName,
    editor: 'Edit page details',
    saved: 'Page details saved',
    staffOnly: true,
    fields: {
      title: text({
        label: 'Title',
        hint: 'In the tab and in search results, with the name of the company after it. Up to 60 characters are shown. Empty: the words the page comes with.',
        rules: [maxLength(120)],
      }),
      description: text({
        label: 'Description',
        hint: 'One or two sentences below the title in search results, and on shared cards. Up to 160 characters are shown.',
        multiline: true,
        rules: [maxLength(320)],
      }),
      image: image({
        label: 'Share picture',
        hint: 'What a shared link shows, best 1200 × 630. Empty: the picture at the head of the page.',
      }),
      isHidden: toggle({
        label: 'Hide this page from search',
        hint: 'Search engines and the search of this site leave it out. Whoever has the address still sees it.',
      }),
    },
  })

export type PageDetails = ContentOf<ReturnType<typeof pageDetailsOf>>

/** True of a section that says what a page is called elsewhere, and is nowhere on the page. */
export const isPageDetails = ({ section }: { section: string }): boolean => section === pageDetailsName
