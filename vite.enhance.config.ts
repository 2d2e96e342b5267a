import { defineConfig } from 'vite'

/**
 * The small scripts of finished HTML, no React: the custom elements, the islands, and the page a sign-in popup answers
 * through. Each `--mode` is a run of its own, since a shared chunk would cost the smallest of them the most.
 */
const inputs: Record<string, string[]> = {
  enhance: ['src/enhance/enhance.ts'],
  agents: ['src/enhance/agents.ts'],
  'map-alone': ['src/enhance/map-alone.ts'],
  'sign-in': ['src/pages/login/sign-in-island.ts'],
  forms: ['src/enhance/forms/forms.ts'],
  search: ['src/enhance/search/search-box.ts'],
  pay: ['src/enhance/pay/pay.ts'],
  analytics: ['src/enhance/analytics/outside-analytics.ts'],
  google: ['src/enhance/agents-on-google.ts'],
  'pay-frame': ['src/enhance/pay/frame-bridge.ts'],
  bridge: ['src/pages/login/redirect-bridge.ts'],
}

export default defineConfig(({ mode }) => ({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: `build/${mode}`,
    assetsDir: 'enhance',
    manifest: 'manifest.json',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: inputs[mode], preserveEntrySignatures: 'exports-only' },
  },
}))
