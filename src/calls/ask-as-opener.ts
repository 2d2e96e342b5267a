import { callServer } from './call-server.ts'
import { openedBy } from './opened-by.ts'

let opener: Record<string, string> = {}

/** From now on everything is asked in the name of whoever this page was opened by, and refused while somebody else has the browser. */
export const askInTheNameOf = (username: string) => void (opener = openedBy(username))

/** For what cannot be asked by `askAsOpener`. */
export const openerHeaders = () => opener

export const askAsOpener: typeof callServer = (call, body, options = {}) =>
  callServer(call, body, { ...options, headers: { ...opener, ...options.headers } })
