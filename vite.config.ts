import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { foldStylesheets } from './scripts/fold-stylesheets.ts'
import { lengthsInPlace } from './scripts/lengths-in-place.ts'
import { readByServer } from './scripts/read-by-server.ts'

/** The pages: React Router's server and client builds, and the editor as one more entry of the client's graph. */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), editorEntry(), foldStylesheets(), lengthsInPlace()],
  // The server build carries React and the router in itself: nothing to look for at a start, and one copy of each.
  ssr: { noExternal: true },
  environments: {
    ssr: {
      // Else React is in it a second time, as it is for whoever writes pages.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: { rolldownOptions: { output: readByServer } },
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    manifest: true,
    // Where the time of a build went is for whoever asks, not for whoever starts the site for the first time.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})

/** Nothing imports the editor, so no page can lead to it; it shares React and the page's stores all the same. */
function editorEntry(): Plugin {
  return {
    name: 'editor-entry',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      if (this.environment.mode === 'build') this.emitFile({ type: 'chunk', id: '/src/editor/editor-entry.tsx', name: 'editor-entry' })
    },
  }
}
