export const shell = {
  slimHeader: { agent: 'Find an agent' },
  phoneDock: { label: 'Quick tasks', pay: 'Pay', claim: 'Claim', call: 'Call', agent: 'Agent' },
  mainNav: { label: 'Main' },
  phoneMenu: {
    open: 'Menu',
    label: 'Main',
    pay: 'Pay a bill',
    payment: 'Payment',
    getAccount: 'Get Account',
    customer: 'Customer login',
    agent: 'Agent login',
  },
  utilityBar: { roadside: 'Roadside, day or night:', pay: 'Pay a bill', claim: 'Start a claim' },
  siteFrame: { skip: 'Skip to the page' },
  account: { payment: 'Payment', getAccount: 'Get Account', signedInAs: 'Signed in as', inbox: 'Inbox', logout: 'Logout' },
  signInMenu: {
    open: 'Sign in',
    customer: { title: 'Customer Hub', note: 'Policies, ID cards, payments', enter: 'Sign In' },
    agent: { title: '360 Insurance Hub', note: 'For our agents', enter: 'Login' },
  },
  footerSiteMap: { facebook: 'Facebook', linkedin: 'LinkedIn', twitter: 'X', instagram: 'Instagram' },
  footerNavigation: { label: 'Footer', sites: 'All our sites' },
}
