import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build/site',
  ssr: true,
  // Nothing goes from page to page by the router, so no page asks for others of it, or has those above its address written into it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
