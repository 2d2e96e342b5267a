/** What people call the papers there are, each line of one kind; a kind is told by what a paper is called, by its file, or by the page it is on. */
export const kindsOfPapers: readonly string[] = [
  'brochure, flyer, flier, leaflet, pamphlet, handout, booklet, tract',
  'letter, template',
  'postcard, card, mailer',
  'script, ad, spot, commercial',
  'form, application, sheet, worksheet',
  'minutes, notes, record',
  'checklist',
  'guide, handbook, manual',
  'poster, sign',
  'logo, mark',
]

/** Whoever has it in hand does not look for it: "got a letter". */
export const saysHasPaper = /\b(got|received|sent me|came|says|said|told)\b|\b(id|insurance|credit|debit|bank|business|gift) cards?\b/
