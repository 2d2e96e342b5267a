import { defineConfig } from 'vite'

/** The small scripts of finished HTML: custom elements, the sign-in island, the page a sign-in popup answers through. No React. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'build/enhance',
    assetsDir: 'enhance',
    manifest: 'manifest.json',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['src/enhance/enhance.ts', 'src/pages/login/sign-in-island.ts', 'src/pages/login/redirect-bridge.ts'],
      preserveEntrySignatures: 'exports-only',
    },
  },
})
