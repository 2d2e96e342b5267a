import { defineConfig } from 'vite'
import { smallScripts, type SmallScript } from './src/small-scripts.ts'

/** Builds one of the small scripts: `--mode` is its name. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: `build/${mode}`,
    assetsDir: 'enhance',
    manifest: 'manifest.json',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: smallScripts[mode as SmallScript], preserveEntrySignatures: 'exports-only' },
  },
}))
