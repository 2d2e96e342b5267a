import { defineConfig } from 'vitest/config'

/** Unit tests stand beside the code; calls and browser tests drive the real server. One run, one closing line. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}'] } },
      { test: { name: 'calls', include: ['tests/{calls,identity,media,start}/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 } },
      { test: { name: 'browser', include: ['tests/e2e/**/*.test.ts'], testTimeout: 90_000, hookTimeout: 120_000, fileParallelism: false } },
    ],
  },
})
