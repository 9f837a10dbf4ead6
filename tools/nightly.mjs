// npm run nightly                    all of it: wrong connections, the tests at their full size, every screen in the dark and with long
//                                    lists, pages in pieces on a desk, a clone of another user, 1,000,000 requests
// npm run nightly -- fuzz 60000      one part; fuzz takes the number of requests and the seed of an earlier run
//
// Parts: connections, tests, screens, fuzz. Builds what changed; loopback only. The fuzz's result is in .martelo/nightly/fuzz.json.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { acharComando } from './setup/bin.mjs'
import { garantirNavegador, navegadorSemJanelas } from './setup/browser.mjs'
import { garantirBuild, PROGRAMA } from './setup/build.mjs'
import { rodar } from './setup/child.mjs'
import { FalhaDePreparo, principal } from './setup/failure.mjs'
import { RAIZ } from './setup/place.mjs'
import { portaLivre } from './setup/port.mjs'
import { preparar } from './setup/setup.mjs'

const [pedida, quantos = '1000000', ...semente] = process.argv.slice(2)
const PRONTO_S = 300
const MEDIDA_MS = 30_000
/** The requests make records; indexes in memory hold some of each. */
const CRESCIMENTO_MB = 100

async function esperarPronto(porta, produto) {
  for (let i = 0; i < PRONTO_S; i++) {
    if (produto.exitCode !== null) break
    const r = await fetch(`http://127.0.0.1:${porta}/openapi.json`).catch(() => null)
    if (r?.ok) return
    await esperar(1000)
  }
  throw new FalhaDePreparo('The product did not start.')
}

/** What the heap keeps after a collection, from a fifth of the run to its end. Short runs only show it. */
function guardaMemoria(arquivo) {
  const medidas = readFileSync(arquivo, 'utf8')
    .trim()
    .split('\n')
    .map((l) => JSON.parse(l))
  const inicio = medidas[Math.floor(medidas.length / 5)]
  const fim = medidas.at(-1)
  console.log(`memory (MB, collected): ${JSON.stringify(inicio)} to ${JSON.stringify(fim)}`)
  return medidas.length < 20 || fim.heap - inicio.heap <= CRESCIMENTO_MB
}

async function fuzz(node) {
  const porta = await portaLivre()
  const dados = join(RAIZ, '.martelo/nightly', String(process.pid))
  mkdirSync(dados, { recursive: true })
  const memoria = join(RAIZ, '.martelo/nightly/memoria.jsonl')
  rmSync(memoria, { force: true })
  const medida = ['--expose-gc', '--import', './tools/nightly/memoria.mjs']
  const produto = spawn(node, ['--max-semi-space-size=32', ...medida, PROGRAMA], {
    cwd: RAIZ,
    env: {
      ...process.env,
      MARTELO_MEMORIA: memoria,
      NODE_ENV: 'production',
      PORT: String(porta),
      HOST: '127.0.0.1',
      MARTELO_DATA: dados,
      MARTELO_ROBOT: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  try {
    await esperarPronto(porta, produto)
    const relogio = setInterval(() => produto.kill('SIGUSR2'), MEDIDA_MS)
    const codigo = await rodar(node, ['tools/nightly/fuzz.ts', String(porta), quantos, ...semente]).finally(
      () => clearInterval(relogio),
    )
    if (produto.exitCode !== null) throw new FalhaDePreparo('The product ended under the requests.')
    produto.kill('SIGUSR2')
    await esperar(2000)
    return guardaMemoria(memoria) ? codigo : 1
  } finally {
    const fim = new Promise((ok) => produto.once('exit', ok))
    if (produto.exitCode === null) {
      produto.kill('SIGTERM')
      await fim
    }
    rmSync(dados, { recursive: true, force: true })
  }
}

const PARTES = {
  connections: (node) => rodar(node, ['tests/load/conexoes.ts']),
  tests: (node) => rodar(node, [acharComando('vitest'), 'run'], { env: { MARTELO_NOITE: '1' } }),
  screens: async (node) => {
    const navegador = await garantirNavegador(node)
    return rodar(node, [acharComando('playwright'), 'test', 'acessibilidade', 'clone-fechado', 'nada-pula'], {
      env: {
        CHROMIUM_PATH: navegadorSemJanelas(navegador),
        CHROMIUM_COM_JANELAS: navegador,
        MARTELO_E2E_PORT: String(await portaLivre()),
        MARTELO_NOITE: '1',
      },
    })
  },
  fuzz,
}

await principal(async () => {
  if (pedida !== undefined && !(pedida in PARTES)) {
    throw new FalhaDePreparo(`Partes: ${Object.keys(PARTES).join(', ')}.`)
  }
  const node = await preparar()
  await garantirBuild(node)
  let codigo = 0
  for (const [nome, parte] of Object.entries(PARTES)) {
    if (pedida !== undefined && nome !== pedida) continue
    console.log(`\n── ${nome}`)
    const dela = await parte(node)
    console.log(dela === 0 ? `✓ ${nome}` : `✗ ${nome}`)
    if (dela !== 0) codigo = 1
  }
  return codigo
})
