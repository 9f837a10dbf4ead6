// Pictures of every public page beside the kept ones: the same browser and options as the end-to-end tests, on a product
// of its own whose clock stands still.
import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

const servidor = base.webServer
if (servidor === undefined || Array.isArray(servidor)) throw new Error('one server was expected')

export default defineConfig({
  ...base,
  testDir: 'tests/visual',
  testMatch: '**/*.visual.ts',
  webServer: {
    ...servidor,
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning tests/visual/servidor.ts`,
  },
})
