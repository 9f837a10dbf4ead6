/**
 * The product as `npm start` serves it, with the demonstration data in a folder that lives as long as the tests.
 * Started and stopped by Playwright (playwright.config.ts); removes its folder when it is told to stop.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PROGRAMA } from '../../tools/setup/build.mjs'
import { pastaPassageira } from '../../tools/setup/passing.ts'
import { apagarDados } from '../../apps/server/src/engines/postgres/place.ts'

const RAIZ = join(import.meta.dirname, '../..')
const dados = join(pastaPassageira('e2e'), String(process.pid))
mkdirSync(dados, { recursive: true })

const produto = spawn(process.execPath, [...process.execArgv, PROGRAMA], {
  cwd: RAIZ,
  env: {
    ...process.env,
    NODE_ENV: 'production',
    MARTELO_DATA: dados,
    // Only the people of the tests bid and cry.
    MARTELO_ROBOT: '0',
    // The broadcast's destinations of a story are of this machine.
    MARTELO_VIDEO_PRIVATE: '1',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  },
  stdio: ['ignore', 'inherit', 'inherit'],
})
for (const sinal of ['SIGTERM', 'SIGINT'] as const) process.on(sinal, () => produto.kill('SIGTERM'))
produto.once('exit', (codigo) => {
  apagarDados(join(dados, 'postgres'))
  rmSync(dados, { recursive: true, force: true })
  process.exit(codigo ?? 1)
})
