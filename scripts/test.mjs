// `npm test` on a bare machine: installs what is missing, builds, then lint, types, unit, calls and browser tests.
// With TEST_DATABASE_URL (a PostgreSQL that may create databases) the calls run on it too; .ci/run brings one.
import { installed, ownNode, run } from './own-node.mjs'

const some = process.argv.slice(2)

installed({ tests: true })
run(ownNode, ['scripts/build.ts'], 'The site could not be built.')
if (some.length === 0) {
  run('oxlint', ['--quiet'], 'Lint found something.')
  run('oxfmt', ['--check'], 'Some files are not formatted: npm run format mends them.')
  run(ownNode, ['node_modules/@react-router/dev/bin.cjs', 'typegen'], 'The route types could not be made.')
  run('tsc', ['-p', '.'], 'Types do not fit.')
}
run(ownNode, ['node_modules/vitest/vitest.mjs', 'run', ...some], 'Tests failed.', { NODE_NO_WARNINGS: '1' })
