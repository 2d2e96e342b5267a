/** Whose page asks, by their username: a browser holds one session, and pages of whoever had it before may still be open. */
export const openedByHeader = 'opened-by'

/** Usernames have letters that headers do not take. */
export const openedBy = (username: string) => ({ [openedByHeader]: encodeURIComponent(username) })
