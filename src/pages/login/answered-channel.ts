/** Where the redirect page tells the page that opened it: the provider's answer is on its way. */
export const answeredChannel = 'sign-in-answered'
