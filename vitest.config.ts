import { defineConfig } from 'vitest/config'
import { SlowFirst } from './tests/slow-first.ts'
import { pastaPassageira } from './tools/setup/passing.ts'

// Three projects so that a person who changes a rule runs only the pure tables (milliseconds), and a person who
// changes SQL runs it on a real PostgreSQL.
/** What is polled for comes at once or never; a second is too short beside seven other programs. */
const ESPERA = { timeout: 10_000 }

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    // isolate: false. The tests of a worker share the modules they import: reading them anew for each file was a third of the time. So
    // no test may leave anything behind in a module, nor count on being the first one there.
    projects: [
      {
        test: {
          name: 'unit',
          pool: 'threads',
          isolate: false,
          sequence: { groupOrder: 0 },
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'tests/tidy/**/*.test.ts',
            'tests/simulation/**/*.test.ts',
            'tests/visual/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['**/*.pg.test.ts', '**/node_modules/**', '**/build/**'],
          env: { TZ: 'America/Sao_Paulo' },
          // The house rules read every file, on a machine that does other things too.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: ESPERA },
          // Vitest would take one less than there are cores: on two, a core was idle for a minute and a half.
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'pg',
          isolate: false,
          sequence: { groupOrder: 1 },
          include: ['apps/server/**/*.pg.test.ts', 'tests/**/*.pg.test.ts', 'tools/**/*.pg.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['tests/pg/global-setup.ts'],
          env: { TZ: 'America/Sao_Paulo', TMPDIR: pastaPassageira('tmp') },
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: ESPERA },
          // Many of them wait: for a program that starts, a cut line, a clock. With two, a core was idle for a fifth of the time.
          maxWorkers: 3,
        },
      },
    ],
  },
})
