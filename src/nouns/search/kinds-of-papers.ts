/** What people call the papers there are of one kind, which is told by what a paper is called, by its file, or by the page it is on. */
export interface KindOfPaper {
  /** Words that mean such a paper whatever else is said. */
  words: string
  /**
   * Words that mean another thing more often, each with what makes it a paper: a "spot" is one beside "radio", and none in "parking spot". What these
   * match is not what the paper is about; what they only look at is.
   */
  beside?: Readonly<Record<string, RegExp>>
}

const onTheAir = /\b(radio|on (the )?air|scripts?|to read|read out)\b/g
const ofMeeting = /(?=\b(meetings?|board|assembly)\b)/g
const onPaper = /\b(print|printed|printable|printer|pdf|paper|download|blank)\b/g
/** Something to hand on; "the papers on my truck" are somebody's own. */
const inPrint = /\b(something|anything|things?) (\w+ ){0,5}?(printed|on paper|in print|to print|i can print)\b|\bin print$/g
/** "Guide to", but no "guide me to". */
const toGuide = or(onPaper, /\b(guides?|manuals?) (to|for|about|on)\b/)

export const kindsOfPapers: readonly KindOfPaper[] = [
  {
    words: 'brochure, flyer, flier, leaflet, pamphlet, handout, booklet',
    beside: { printed: inPrint, paper: inPrint, print: inPrint },
  },
  {
    words: 'template',
    // It is sent to others: one about "my" house is somebody's own.
    beside: {
      letter:
        /\bletters? (to|for|about|asking|inviting|welcoming|telling|reminding) (?!(my|me|us|our|the)\b)|\b(customers?|clients?|neighbors?)\b/g,
    },
  },
  { words: 'postcard, mailer' },
  { words: 'script', beside: { ad: onTheAir, spot: onTheAir } },
  {
    words: 'worksheet',
    beside: {
      form: or(
        onPaper,
        /(?<=\b(change|request|order|witness|statement|reimbursement|shared cost|supply|supplies|application) )forms?\b|\bforms? for\b/,
      ),
      application: or(onPaper, /\bapplication forms?\b/),
      sheet: or(onPaper, /\bsheets? (for|about)\b/),
    },
  },
  { words: '', beside: { minutes: ofMeeting, notes: ofMeeting, record: ofMeeting } },
  { words: 'checklist' },
  { words: 'handbook', beside: { guide: toGuide, manual: toGuide } },
  { words: 'poster', beside: { sign: /(?<=\bhole )signs?\b|\bsigns?(?= (measures|measurements|dimensions|artwork)\b)/g } },
  { words: 'logo', beside: { mark: /(?<=\b(brand|trade) )marks?\b/g } },
]

/** How somebody wants to have it, which is nothing that it is about. */
export const waysToHave = new Set(
  'print printed printing printable printer pdf paper download blank page pages copy copies stack'.split(' '),
)

/** Whoever has it in hand does not look for it: "got a letter". */
export const saysHasPaper = /\b(got|received|sent me|came|says|said|told)\b|\b(id|insurance|credit|debit|bank|business|gift) cards?\b/

function or(one: RegExp, other: RegExp): RegExp {
  return new RegExp(`${one.source}|${other.source}`, 'g')
}
