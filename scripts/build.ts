/**
 * Builds what changed since the last build: pictures, pages, small scripts with their compressed copies, server, database.
 * --pictures-later leaves the pictures that take long to scripts/draw-pictures.ts, which may run while the site is open.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { inputsOfAll, node, steps, type Step } from './build-steps.ts'

await buildAll()
if (!process.argv.includes('--pictures-later')) await node('scripts/draw-pictures.ts')

/** As many steps at once as there are processors, each as soon as what it reads is there. */
async function buildAll() {
  const done = new Set<string>()
  const running = new Map<string, Promise<void>>()
  const isReady = ({ name, after }: Step) => !done.has(name) && !running.has(name) && after.every((each) => done.has(each))
  while (done.size < steps.length) {
    for (const step of steps.filter(isReady).slice(0, availableParallelism() - running.size)) {
      const work = build(step).then(() => {
        running.delete(step.name)
        done.add(step.name)
      })
      running.set(step.name, work)
    }
    await Promise.race(running.values())
  }
}

async function build({ name, words, inputs, result, make }: Step): Promise<void> {
  const stamp = `build/.stamps/${name}`
  const wanted = fingerprint([...inputsOfAll, ...inputs])
  if (existsSync(result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log(`${words} …`)
  // A step that is broken off is not taken for done.
  rmSync(stamp, { force: true })
  await make()
  mkdirSync('build/.stamps', { recursive: true })
  writeFileSync(stamp, wanted)
}

/** The hash of every input's name and content. */
function fingerprint(patterns: string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(patterns).toSorted()) {
    if (/\.test\.tsx?$/.test(file) || !statSync(file).isFile()) continue
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}
