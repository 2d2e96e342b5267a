/**
 * What it takes to open a payment, to compare the books, and what the pages bills are paid on load. Part of `npm run bench`; alone:
 * npm run bench -- --payments, or, on what is built already, node tests/bench/payments.ts. PostgreSQL is measured too when
 * TEST_DATABASE_URL says where one is.
 */
import { startRealSite } from '../fixtures/real-site.ts'
import { aims } from './aims.ts'
import { compareBooks } from './book-comparison.ts'
import { figure, kilobytes, megabytes, ms, printTable, type Figure } from './figures.ts'
import { measureOpenings } from './payment-openings.ts'
import { islandBytes, visitorScriptBytes } from './visitor-bytes.ts'

const payPages = ['/360/pay', '/360']
const payments = 100_000

export async function benchPayments(): Promise<void> {
  const figures: Figure[] = []
  const databases = [undefined, ...(process.env.TEST_DATABASE_URL ? [process.env.TEST_DATABASE_URL] : [])]
  for (const server of databases) {
    const name = server ? 'PostgreSQL' : 'embedded'
    for (const [way, { p50, p95 }] of Object.entries(await measureOpenings(server)))
      figures.push(
        figure(
          `a payment opened ${way}, our own part, p50 / p95, ${name}`,
          `${ms(p50)} / ${ms(p95)}`,
          '≤ 10 / 20 ms',
          p50 <= 10 && p95 <= 20,
        ),
      )
    const { seconds, risen, compared } = await compareBooks(server, payments)
    figures.push(
      figure(
        `${compared.toLocaleString('en-US')} payments compared in three books, ${name}`,
        `${seconds.toFixed(1)} s, memory + ${megabytes(risen)}`,
        '≤ 10 s, flat',
        seconds <= 10 && compared === payments && risen <= 64 * 2 ** 20,
      ),
    )
  }
  const site = await startRealSite()
  for (const path of payPages) {
    const bytes = await visitorScriptBytes(site, path)
    figures.push(
      figure(
        `script of ${path}, before the first touch`,
        kilobytes(bytes),
        `≤ ${kilobytes(aims.livelyScript)} br`,
        bytes <= aims.livelyScript,
      ),
    )
  }
  const touched = await islandBytes(site, '/360/pay', 'pay-part')
  figures.push(figure('  and what paying brings, when it is touched', kilobytes(touched), 'told', true))
  await site.close()
  printTable('Paying a bill', figures)
}

if (import.meta.main) await benchPayments()
