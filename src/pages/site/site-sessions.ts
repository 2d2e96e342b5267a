/** A session of whoever asks; `id` names it and gives no access. */
export interface ShownSession {
  id: string
  /** "Firefox, Windows"; empty where it is not known. */
  browser: string
  startedAt: string
  lastSeen: string
  here: boolean
}

export interface SessionsForPages {
  /** Null for nobody. */
  sessions: {
    list(): Promise<ShownSession[]>
    /** One of theirs, or all but this one; how many ended. */
    end(which: string | 'others'): Promise<number>
    /** For admins: all of somebody else's, by the name they sign in with; null where there is nobody they may sign out. */
    signOut: ((username: string) => Promise<number | null>) | null
  } | null
}
