/** The sandbox as a process of its own: `node src/sandbox-payments/run-sandbox.ts`, told by the environment. A campaign starts it so. */
import { readFaults } from './faults.ts'
import { startSandboxPayments } from './sandbox-server.ts'

const {
  PAYMENTS_SANDBOX_FILE: file = './data/sandbox-payments/book.jsonl',
  PAYMENTS_SANDBOX_PORT: port = '3601',
  PAYMENTS_SANDBOX_SECRET: secret = '',
  PAYMENTS_SANDBOX_FAULTS: faults = '',
  PAYMENTS_SANDBOX_DAY_SECONDS: daySeconds = '20',
  PAYMENTS_SANDBOX_FIRST_WAIT_MS: firstWaitMs = '1000',
  PAYMENTS_SANDBOX_TIME_ZONE: timeZone = 'UTC',
  HOST: host = '127.0.0.1',
} = process.env

if (secret === '') {
  console.error('The setting PAYMENTS_SANDBOX_SECRET is needed: the site must know the same one.')
  process.exit(1)
}
const sandbox = await startSandboxPayments({
  file,
  host,
  secret,
  port: Number(port),
  faults: readFaults(faults),
  daySeconds: Number(daySeconds),
  firstWaitMs: Number(firstWaitMs),
  timeZone,
})
console.log(`The payment sandbox is open on port ${sandbox.port}.`)
process.send?.({ ready: sandbox.port })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void sandbox.close().then(() => process.exit(0)))
process.on('disconnect', () => process.exit(0))
