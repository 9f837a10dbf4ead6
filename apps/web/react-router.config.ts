import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // The list of all paths is not sent to visitors: routes are discovered as links appear.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} satisfies Config
