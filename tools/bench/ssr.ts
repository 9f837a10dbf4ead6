// What rendering the home page costs, and what the anonymous micro-cache saves: CPU time of this process per request,
// from the production build, over a local socket, with the demonstration's data. Answers that are the same for
// everybody are kept for the same second as the pages (core/http/lembrar.ts); rendering is done for each request.
//
//   node tools/run.mjs tools/bench/ssr.ts            prints, and writes docs/figures/ssr.md
//   node tools/run.mjs tools/bench/ssr.ts --data …   data folder to use (made when it is not there)
//
// Server and client share the process; the cost of asking (a path that nobody renders) is taken off. How one could get it wrong: measuring wall time on a busy machine; CPU time is what a server pays.
import { writeFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { COOKIE_ACESSO } from '../../apps/server/src/core/auth/cookies.ts'
import { lerConfig } from '../../apps/server/src/core/config.ts'
import { iniciar } from '../../apps/server/src/processes/inicio.ts'

// React chooses its build when it is first read, which is after this.
process.env.NODE_ENV = 'production'

const RAIZ = path.resolve(import.meta.dirname, '../..')
const PEDIDOS = 600
const AQUECIMENTO = 300
/** An address that no page and no call has: what asking itself costs. */
const NADA = '/v1/nada'
const HOST = 'leilao.localhost'

interface Medida {
  /** CPU milliseconds per request, client and server together */
  readonly cpuMs: number
  readonly porSegundo: number
  readonly bytes: number
}

const agente = new http.Agent({ keepAlive: true, maxSockets: 1 })

/** A cookie of a session, even of one that is none, keeps a page out of the micro-cache. */
const SEM_CACHE = { cookie: `${COOKIE_ACESSO}=nenhuma` }

function pedir(porta: number, caminho: string, mais: Record<string, string>): Promise<number> {
  return new Promise((resolver, recusar) => {
    const q = http.get(
      { port: porta, path: caminho, agent: agente, headers: { host: `${HOST}:${porta}`, ...mais } },
      (r) => {
        let bytes = 0
        r.on('data', (parte: Buffer) => {
          bytes += parte.length
        })
        r.on('end', () =>
          r.statusCode === 200 || caminho === NADA
            ? resolver(bytes)
            : recusar(new Error(`${caminho}: ${r.statusCode}`)),
        )
      },
    )
    q.on('error', recusar)
  })
}

async function medir(porta: number, caminho: string, mais: Record<string, string> = {}): Promise<Medida> {
  for (let i = 0; i < AQUECIMENTO; i++) await pedir(porta, caminho, mais)
  const cpu = process.cpuUsage()
  const inicio = performance.now()
  let bytes = 0
  for (let i = 0; i < PEDIDOS; i++) bytes += await pedir(porta, caminho, mais)
  const gasto = process.cpuUsage(cpu)
  return {
    cpuMs: (gasto.user + gasto.system) / 1000 / PEDIDOS,
    porSegundo: PEDIDOS / ((performance.now() - inicio) / 1000),
    bytes: Math.round(bytes / PEDIDOS),
  }
}

const i = process.argv.indexOf('--data')

/** One process with the pages of the build. */
async function comProcesso<T>(fn: (porta: number) => Promise<T>): Promise<T> {
  const processo = await iniciar(
    lerConfig({
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'warn',
      MARTELO_PROCESSES: 'http',
      ...(i > 0 ? { MARTELO_DATA: process.argv[i + 1] } : {}),
    }),
  )
  try {
    return await fn(processo.porta)
  } finally {
    agente.destroy()
    await processo.parar()
  }
}

const { renderizada, guardada, vazio } = await comProcesso(async (porta) => ({
  renderizada: await medir(porta, '/', SEM_CACHE),
  guardada: await medir(porta, '/'),
  vazio: await medir(porta, NADA),
}))
const linhas = [
  ['Home, rendered for each request', renderizada],
  ['Home, from the micro-cache', guardada],
] as const
const render = renderizada.cpuMs - vazio.cpuMs
const vezes = renderizada.cpuMs / guardada.cpuMs
const tabela = [
  '| What | CPU per request | Requests per second, one at a time | Bytes |',
  '|---|---:|---:|---:|',
  ...linhas.map(
    ([nome, m]) => `| ${nome} | ${m.cpuMs.toFixed(2)} ms | ${m.porSegundo.toFixed(0)} | ${m.bytes} |`,
  ),
].join('\n')
const resumo = `Rendering without the cost of asking (${vazio.cpuMs.toFixed(2)} ms): ${render.toFixed(2)} ms of CPU; target 2.5.\nThe micro-cache answers ${vezes.toFixed(1)} times as many requests for the same CPU; target 20.`
console.log(`${tabela}\n\n${resumo}`)
writeFileSync(
  path.join(RAIZ, 'docs/figures/ssr.md'),
  `# Rendering the home page\n\nWritten by \`node tools/run.mjs tools/bench/ssr.ts\`: ${PEDIDOS} requests after ${AQUECIMENTO} to warm up, production build, demonstration\ndata, PostgreSQL beside it, server and client in one process (the client's share is in every row).\n\n${tabela}\n\n${resumo}\n`,
)
