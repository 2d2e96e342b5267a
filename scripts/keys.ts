/**
 * npm run keys -- list | rotate
 * The keys that close what visitors send: their names, or a new one to close with. Reads DATA_DIR, or DATA_KEYS where they are set.
 */
import { newKeyEntry, newKeyRing, readKeyRing, type KeyRing } from '../src/server/sealing/key-ring.ts'
import { addKeyToFolder, keyRingInFolder } from '../src/server/sealing/key-ring-file.ts'

const { DATA_DIR, DATABASE_URL, DATA_KEYS } = process.env
const dataDir = DATA_DIR || 'data'
const bySetting = Boolean(DATABASE_URL || DATA_KEYS)
const commands: Record<string, () => string> = { list, rotate: bySetting ? rotateSetting : rotateFolder }
const [name = '', ...more] = process.argv.slice(2)

try {
  if (!(name in commands) || more.length > 0) throw new Error('What is to be done? npm run keys -- list, or npm run keys -- rotate')
  console.log(commands[name]())
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

function list(): string {
  const ring: KeyRing = bySetting ? readKeyRing(DATA_KEYS ?? '') : keyRingInFolder(dataDir)
  return ring.keys.map(({ id }, index) => `${id}  ${index === 0 ? 'closes and opens' : 'opens'}`).join('\n')
}

function rotateFolder(): string {
  const id = addKeyToFolder(dataDir, new Date())
  return `The key ${id} was added. A running site takes it up within ten minutes and closes everything with it while it works on.`
}

/** Settings are not ours to write. */
function rotateSetting(): string {
  if (!DATA_KEYS)
    return `Set this and keep a copy of it in a safe place; without it nothing that was sent can be read:\n\nDATA_KEYS=${newKeyRing(new Date())}`
  const entries = DATA_KEYS.split(/[\s,]+/).filter(Boolean)
  const [first] = readKeyRing(DATA_KEYS).keys
  const at = entries.findIndex((entry) => entry.startsWith(`${first.id}:`))
  const entry = newKeyEntry(new Date())
  return [
    'Set this on every node and start it anew; keep a copy. They open with the new key from then on:',
    `DATA_KEYS=${entries.toSpliced(at + 1, 0, entry)}`,
    'Then, in the same way, this; they close with it, and what other keys closed is closed anew while they work on:',
    `DATA_KEYS=${entries.toSpliced(at, 0, entry)}`,
  ].join('\n\n')
}
