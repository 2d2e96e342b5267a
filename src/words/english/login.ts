export const login = {
  page: { title: 'Login', description: 'Sign in to your policies, your bills or your agent’s desk.' },
  signIn: {
    button: 'Azure Login',
    noScript: 'Signing in opens a window of its own, which needs JavaScript. Please turn it on, or call us.',
    /** What the script of the button says, by the names it knows. */
    tellings: {
      busy: 'Logging in',
      failed: 'This did not load. Please check your connection and try again.',
      unverified: 'The sign-in could not be verified. Please try again.',
      unavailable: 'A service we depend on is not answering. Please try again soon.',
      blocked: 'Your browser blocked the sign-in window. Please allow windows from this site, then try again.',
      closed: 'The sign-in window was closed before you were signed in. Please try again.',
      slow: 'The sign-in took too long. Please try again.',
      declined: 'The sign-in was declined. Please try again.',
      offline: 'We cannot be reached right now. Please check your connection and try again.',
      insecure: 'Signing in needs a secure connection. Please open this site at its https address.',
      unknown: 'The sign-in did not work. Please try again, or call us.',
      minute: 'Too many tries. Please wait a minute and try again.',
      minutes: (count: string) => `Too many tries. Please wait ${count} minutes and try again.`,
      elsewhere: (site: string) => `Signing in works at ${site} only. Please open the site there.`,
    },
  },
}
