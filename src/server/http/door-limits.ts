import { usualAdminBytes, usualConnections } from '../this-machine.ts'

/** What the server holds of strangers at once, and for how long; seconds and bytes. */
export const usualDoorLimits = {
  /** Connections; with as many, one that asks nothing is closed for each that comes, of whoever has most of them (crowded-door.ts). */
  connections: usualConnections(),
  /** Requests of one connection that wait for the answer to the one before them. */
  waitingRequests: 100,
  /** From the first byte of a request to the end of its head. */
  headSeconds: 20,
  /** Of a whole request; an upload may take ten minutes (media/cut-off-still.ts), everything else far less. */
  requestSeconds: 660,
  /** From the end of the head to the end of a body that is no upload: where anybody may send it, and where admins may. */
  openSeconds: 30,
  adminSeconds: 120,
  /** How long whoever asked may take nothing of what is sent to them. */
  unreadSeconds: 60,
  /** How long what was refused may go on sending, so that its sender reads the answer. */
  lingerSeconds: 2,
  /** Bytes announced by bodies that are being read where anybody may send them; of one sender half. As many are held of the words of forms that bring files, of one sender an eighth. */
  openBytes: 8 * 1024 ** 2,
  /** The same of admins, with the pages they edit, while these are worked on; so many requests may wait for that, so long. */
  adminBytes: usualAdminBytes(),
  adminsWaiting: 500,
  adminWaitSeconds: 30,
}

export type DoorLimits = typeof usualDoorLimits

const kilobyte = 1024

/** The most bytes of a JSON body, by who may send it; a call that declares more says how many. */
export const bodyBytes = { anyone: 16 * kilobyte, signedIn: 16 * kilobyte, agent: 64 * kilobyte, admin: 1024 * kilobyte } as const

/** What an admin's request weighs at the least, since it may bring little and ask for as much as a section may be; and what a page they edit weighs. */
export const adminWeights = { least: 256 * kilobyte, page: bodyBytes.admin } as const

/** What nobody but an admin may exceed, whatever a call declares; a page’s row may take more, of whoever may post to it. */
export const mostOpenBytes = 64 * kilobyte
