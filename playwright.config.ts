// End-to-end tests in a real browser against the built product, on a port and with a data folder of their own.
// `npm test` finds the browser and the port; started by hand (`npx playwright test`) the defaults below serve.
import { defineConfig } from '@playwright/test'

process.env.MARTELO_E2E_PORT ??= String(20_000 + (process.pid % 20_000))
const porta = Number(process.env.MARTELO_E2E_PORT)

const navegador = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  ignoreDefaultArgs: ['--enable-unsafe-swiftshader'],
  args: [
    '--no-sandbox', // containers have no user namespaces; the pages are our own
    '--disable-gpu',
    // Without a card, drawing 3D in software took a third of the browser's processor time; no page draws any.
    '--disable-software-rasterizer',
    '--disable-quic',
    '--disable-background-networking',
    '--no-first-run',
    '--disable-component-update',
    '--disable-sync',
  ],
}

// Debian's browser without windows, which the other stories take, shows no notifications.
const COM_JANELAS = '**/avisos.e2e.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  // Two cores are the least that the tests are made for; with three stories at once they hardly wait. Each file has people and
  // records of its own.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    // Each brand has its host; Chromium takes every *.localhost to this machine by itself.
    baseURL: `http://leilao.localhost:${porta}`,
    // Who comes here has answered about cookies; consentimento.e2e.ts asks as a first visitor.
    storageState: {
      cookies: ['leilao', 'loja', 'auto'].map((marca) => ({
        name: 'mt_consentimento',
        value: '1.nada.00000000-0000-4000-8000-000000000000',
        domain: `${marca}.localhost`,
        path: '/',
        expires: -1,
        httpOnly: false,
        secure: false,
        sameSite: 'Lax' as const,
      })),
      // The promotional window of the banners' story stands in the way of no other one: what cannot be read opens none.
      origins: [
        {
          origin: `http://loja.localhost:${porta}`,
          localStorage: [{ name: 'martelo.janelas', value: '{}' }],
        },
      ],
    },
    // Rooms that stay open beside a story would draw their pulsing marks sixty times a second, in software.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A trace costs a third of the time of every test. A failure leaves the page's tree and picture all the same.
    trace: process.env.MARTELO_E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: navegador,
  },
  projects: [
    { name: 'stories', testIgnore: COM_JANELAS },
    {
      name: 'in windows',
      testMatch: COM_JANELAS,
      use: {
        launchOptions: {
          ...navegador,
          executablePath: process.env.CHROMIUM_COM_JANELAS ?? navegador.executablePath,
        },
      },
    },
  ],
  webServer: {
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning tests/e2e/server.ts`,
    port: porta,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { PORT: String(porta) },
  },
})
