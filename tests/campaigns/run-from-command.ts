import { parseArgs } from 'node:util'

interface Told {
  seed: number
  shown: object
  told: object
  oracles: Record<string, number>
  details: readonly string[]
  missing: readonly string[]
  passed: boolean
}

interface Asked<Break extends string> {
  many: number
  seed: number
  server: string | undefined
  broken: Break | undefined
  tell(line: string): void
}

/** A campaign of people as a command: `--<unit> 1000 --seed 1 [--postgres] [--break …]`, with what it found, and 1 when that is not nothing. */
export async function runFromCommand<Break extends string>(
  unit: string,
  breaks: readonly Break[],
  run: (asked: Asked<Break>) => Promise<Told>,
): Promise<never> {
  const text = (value: string) => ({ type: 'string', default: value }) as const
  const { values } = parseArgs({
    options: { [unit]: text('1000'), seed: text('1'), postgres: { type: 'boolean', default: false }, break: { type: 'string' } },
  })
  const asked = values as { seed: string; postgres: boolean; break?: string }
  const broken = breaks.find((each) => each === asked.break)
  if (asked.break && !broken) throw new Error(`--break is one of ${breaks.join(', ')}`)
  const server = process.env.DATABASE_URL || (asked.postgres ? process.env.TEST_DATABASE_URL : undefined)
  if (asked.postgres && !server) throw new Error('TEST_DATABASE_URL does not say where a PostgreSQL is')
  const started = Date.now()
  const many = Number((values as Record<string, unknown>)[unit])
  const { details, seed, shown, told, oracles, missing, passed } = await run({
    many,
    seed: Number(asked.seed),
    server,
    broken,
    tell: console.log,
  })
  for (const line of details) console.error(`  ${line}`)
  const seconds = Math.round((Date.now() - started) / 1000)
  console.table({ seed, database: server ? 'PostgreSQL' : 'embedded', ...shown, ...told, seconds })
  console.table(oracles)
  if (missing.length > 0) console.error(`  never happened: ${missing.join(', ')}`)
  process.exit(passed ? 0 : 1)
}
