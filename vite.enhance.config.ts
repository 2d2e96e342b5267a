import { defineConfig } from 'vite'
import { foldStylesheets } from './scripts/fold-stylesheets.ts'
import { lengthsInPlace } from './scripts/lengths-in-place.ts'
import { smallScripts, type SmallScript } from './src/small-scripts.ts'

/** Builds one of the small scripts: `--mode` is its name. */
export default defineConfig(({ mode }) => {
  if (!isSmallScript(mode)) throw new Error(`There is no small script "${mode}": see src/small-scripts.ts.`)
  return {
    publicDir: false,
    plugins: [foldStylesheets(), lengthsInPlace()],
    build: {
      target: 'es2022',
      outDir: `build/${mode}`,
      assetsDir: 'enhance',
      manifest: 'manifest.json',
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: smallScripts[mode], preserveEntrySignatures: 'exports-only' },
    },
  }
})

const isSmallScript = (mode: string): mode is SmallScript => Object.hasOwn(smallScripts, mode)
