/** What visitors sent and were shown, and what went wrong on the way: what the oracles judge the database and the mails by. */

export type SentFile = { name: string; bytes: Buffer }

/** What a form said at one try; between two somebody may have changed their mind. */
export type Version = { answers: Readonly<Record<string, readonly string[]>>; files: readonly SentFile[] }

export interface Visit {
  number: number
  /** A name nobody else has: whatever holds it is about this person. */
  last: string
  email: string
  form: string
  /** Of the agent it is meant for. */
  agent: string | undefined
  /** Under which it is stored, as the token of the page says. */
  key: string
  /** Filled in by something that is no person. */
  machine: boolean
  versions: Version[]
  /** References that the server answered with, and the codes of their receipts; empty where one was only mentioned. */
  shown: Map<string, string>
  gaveUp: boolean
}

const emptyCounts = () => ({
  'with files': 0,
  'without script': 0,
  'double sends': 0,
  retries: 0,
  'changed between tries': 0,
  'told of the first': 0,
  'sent again later': 0,
  'mended mistakes': 0,
  'gave up': 0,
  'requests lost': 0,
  'replies lost': 0,
  'cut in the middle': 0,
  'slow replies': 0,
  'server errors': 0,
  'tries by strangers': 0,
})

export type FormsJournal = ReturnType<typeof createFormsJournal>

/** Writes down what visitors did and were told, and when the server was killed. */
export function createFormsJournal() {
  return {
    counts: emptyCounts(),
    visits: [] as Visit[],
    /** When the server was killed, by the clock of this machine, and where. */
    kills: [] as { at: number; step: string }[],
    /** What was shown a reference and is not to be found, by its receipt or at the desk. */
    unfound: [] as string[],
    /** References of the cases that the desk showed an agent. */
    seenByAgent: [] as string[],
    /** What a stranger got to see or to use. */
    leaks: [] as string[],
    /** Keys of what strangers sent with files of others: never to be stored. */
    forbidden: new Set<string>(),
    surprises: [] as string[],
  }
}
