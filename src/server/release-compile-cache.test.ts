import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('has Node let go of the code it keeps compiled, while the process goes on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-compiled-'))
  const module = JSON.stringify(new URL('./release-compile-cache.ts', import.meta.url).href)
  const program = `import { releaseCompileCache } from ${module}; releaseCompileCache(); process._rawDebug('it goes on')`
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, NODE_COMPILE_CACHE: folder, NODE_DEBUG_NATIVE: 'COMPILE_CACHE' },
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect(stderr).toMatch(/Clear deserialized cache[^]*it goes on/)
})
