import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // Workspace packages are source, not prebuilt dependencies.
  ssr: { noExternal: [/^@martelo\//] },
  // Without the entries the first visit to an area answers 504 while its dependencies are being found.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'], exclude: ['@martelo/ui', '@martelo/domain', '@martelo/contracts'] },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
})
