import { defineConfig } from 'vite'
import { licensesInAscii, readByServer } from './scripts/read-by-server.ts'

/**
 * The server in one file with the packages it needs: a start that looks for a thousand files spends most of its time
 * on that. Left outside are the packages that find files of their own beside them.
 */
export default defineConfig({
  publicDir: false,
  plugins: [licensesInAscii],
  build: {
    target: 'node24',
    outDir: 'build/server',
    emptyOutDir: true,
    ssr: true,
    minify: false,
    rolldownOptions: {
      input: [
        'server.ts',
        'src/server/media/picture-process.ts',
        'src/server/media/media-process.ts',
        'src/server/media/pdf-process.ts',
        'src/server/watchdog-thread.ts',
        'src/server/backup/backup-command.ts',
        'src/server/articles/import/posts-command.ts',
        'src/server/search/rebuild-command.ts',
        'src/server/stopped-work/jobs-command.ts',
        'scripts/begin-demo.ts',
      ],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', ...readByServer },
    },
  },
  ssr: {
    noExternal: true,
    external: [
      'sharp',
      '@hyzyla/pdfium',
      'libheif-js/libheif-wasm/libheif-bundle.mjs',
      '@electric-sql/pglite',
      '@electric-sql/pglite/contrib/cube',
      '@electric-sql/pglite/nodefs',
      'pg-native',
    ],
  },
})
