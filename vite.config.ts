import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** The pages: React Router's server and client builds, and the editor as one more entry of the client's graph. */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), editorEntry(), foldByLetters()],
  // The server build carries React and the router in itself: nothing to look for at a start, and one copy of each.
  ssr: { noExternal: true },
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

/**
 * Stylesheets say in px where a page folds. Whoever told their browser to show larger letters has room for fewer of them, so a page
 * folds as much sooner: in rem, of 16 px where nobody said anything. On paper, where letters are smaller, it folds where it did.
 */
function foldByLetters(): Plugin {
  const rem = (px: string) => `${Number(px) / 16}rem`
  return {
    name: 'fold-by-letters',
    transform: {
      filter: { id: /\.css(?:$|\?)/ },
      handler: (css) =>
        css.replace(/@(container|media)\b[^{;]*/g, (asked, by: string) =>
          // What a window is asked for knows nothing of the size of letters on paper.
          asked.replace(/([\d.]+)px\b/g, (said, px: string) => (by === 'media' ? rem(px) : `max(${said}, ${rem(px)})`)),
        ),
    },
  }
}
