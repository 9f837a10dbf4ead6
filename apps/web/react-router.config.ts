import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // One file per route: the start that we write hands modules over whole (core/roteiro.server.ts).
  splitRouteModules: false,
  // The list of all paths is not sent to visitors: routes are discovered as links appear.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} satisfies Config
