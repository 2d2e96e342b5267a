export const parts = {
  learnMore: { about: ': ' },
  newTabNote: { newTab: ' (opens in a new tab)' },
  exampleNote: { example: 'Example:' },
  nextStep: { zip: 'ZIP code', noZip: 'Please enter your ZIP code, five digits.', call: 'Or call' },
  pageAnchors: { label: 'On this page' },
  pageLinks: { page: 'Page', previous: 'Previous', next: 'Next' },
}
