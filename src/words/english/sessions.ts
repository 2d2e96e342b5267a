/** Where somebody is signed in. */
export const sessions = {
  title: 'Where you are signed in',
  description: 'The browsers you are signed in with, and the way to end what you do not know.',
  intro:
    'Each line is a browser you signed in with. Is one of them not yours? Sign out there, and change your password where you have your account.',
  unknown: 'A browser that did not say what it is',
  here: 'This browser',
  since: (moment: string) => `Signed in ${moment}`,
  seen: (moment: string) => `last used ${moment}`,
  end: 'Sign out there',
  endOf: (browser: string, moment: string) => `Sign out there: ${browser}, signed in ${moment}`,
  others: 'Sign out everywhere else',
  done: {
    one: 'That browser is signed out.',
    others: 'You are signed out everywhere else.',
    nothing: 'There was nothing to end: it is signed out already.',
    person: 'They are signed out everywhere.',
    noPerson: 'There is nobody of this name whom you may sign out.',
  },
  admin: {
    title: 'Sign somebody out',
    intro:
      'Ends every session of somebody, at once. To keep them out, take their account away where they have it: they may sign in again while they have one.',
    username: 'Their username',
    button: 'Sign them out everywhere',
  },
}
