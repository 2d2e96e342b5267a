import { sql, type Column, type SQL } from 'drizzle-orm'
import { z } from 'zod'

/** Beside what a job carries; whoever asks for the same again carries it no more. */
const mark = 'given up by'

/** What a job carries, with who gave it up. */
export const givenUp = (payload: Column, by: string): SQL => sql`${payload} || ${JSON.stringify({ [mark]: by })}::jsonb`

/** The same without it: whoever wants it done has it done. */
export const notGivenUp = (payload: Column): SQL => sql`${payload} - ${mark}::text`

const marked = z.object({ [mark]: z.string() })

/** Who gave up what carries this; undefined where it is to be done. */
export const whoGaveUp = (payload: unknown): string | undefined => marked.safeParse(payload).data?.[mark]
