// CPU time of the server's process per request of the home page, with and without the micro-cache: production build,
// local socket, demonstration data. The client runs in another process: it costs as much as the micro-cache does. `node
// tools/run.mjs tools/bench/ssr.ts` prints, writes docs/figures/ssr.md, and fails over a limit; `--data FOLDER`: data
// folder to use (made when it is not there); `node --cpu-prof … ssr.ts --server`: the server alone, on PORT.
import { type ChildProcess, fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import http from 'node:http'
import { cpus } from 'node:os'
import path from 'node:path'
import { COOKIE_RENOVACAO } from '../../apps/server/src/core/auth/cookies.ts'
import { lerConfig } from '../../apps/server/src/core/config.ts'
import { iniciar } from '../../apps/server/src/processes/inicio.ts'

const RAIZ = path.resolve(import.meta.dirname, '../..')
const PEDIDOS = 150
const AQUECIMENTO = 300
const HOST = 'leilao.localhost'
const RENDERIZAR_MS = 2.5
const VEZES = 20
/** The fastest of so many rounds: what the work costs with the processor's caches to itself. */
const RODADAS = 12

interface Medida {
  /** CPU milliseconds of the server per request */
  readonly cpuMs: number
  readonly bytes: number
}

const agente = new http.Agent({ keepAlive: true, maxSockets: 1 })

/** A cookie of a session, even of one that is none, keeps a page out of the micro-cache. This one costs no signature. */
const SEM_CACHE = { cookie: `${COOKIE_RENOVACAO}=nenhuma` }
const BROTLI = { 'accept-encoding': 'br' }

function pedir(porta: number, mais: Record<string, string>): Promise<number> {
  return new Promise((resolver, recusar) => {
    const q = http.get(
      { port: porta, path: '/', agent: agente, headers: { host: `${HOST}:${porta}`, ...mais } },
      (r) => {
        let bytes = 0
        r.on('data', (parte: Buffer) => {
          bytes += parte.length
        })
        r.on('end', () =>
          r.statusCode === 200 ? resolver(bytes) : recusar(new Error(`home: ${r.statusCode}`)),
        )
      },
    )
    q.on('error', recusar)
  })
}

function cpuDo(servidor: ChildProcess): Promise<number> {
  return new Promise((resolver) => {
    servidor.once('message', (ms) => resolver(Number(ms)))
    servidor.send('cpu')
  })
}

async function medir(servidor: ChildProcess, porta: number, mais: Record<string, string>): Promise<Medida> {
  for (let i = 0; i < AQUECIMENTO; i++) await pedir(porta, mais)
  let melhor: Medida = { cpuMs: Number.POSITIVE_INFINITY, bytes: 0 }
  for (let rodada = 0; rodada < RODADAS; rodada++) {
    const antes = await cpuDo(servidor)
    let bytes = 0
    for (let i = 0; i < PEDIDOS; i++) bytes += await pedir(porta, mais)
    const cpuMs = ((await cpuDo(servidor)) - antes) / PEDIDOS
    if (cpuMs < melhor.cpuMs) melhor = { cpuMs, bytes: Math.round(bytes / PEDIDOS) }
  }
  return melhor
}

const i = process.argv.indexOf('--data')

/** One process with the pages of the build, which tells its port and, when asked, the CPU time it has used. */
async function servir(): Promise<void> {
  // React chooses its build when it is first read, which is after this.
  process.env.NODE_ENV = 'production'
  const processo = await iniciar(
    lerConfig({
      PORT: '0',
      ...process.env,
      LOG_LEVEL: 'warn',
      MARTELO_PROCESSES: 'http',
      ...(i > 0 ? { MARTELO_DATA: process.argv[i + 1] } : {}),
    }),
  )
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.((user + system) / 1000)
  })
  const sair = () => void processo.parar().then(() => process.exit(0))
  process.once('disconnect', sair)
  process.once('SIGTERM', sair)
  process.send?.({ porta: processo.porta })
}

async function medirTudo(): Promise<void> {
  const servidor = fork(import.meta.filename, ['--server', ...(i > 0 ? process.argv.slice(i, i + 2) : [])], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const porta = await new Promise<number>((resolver, recusar) => {
    servidor.once('message', (m) => resolver((m as { porta: number }).porta))
    servidor.once('exit', () => recusar(new Error('the server did not start')))
  })
  const render = await medir(servidor, porta, SEM_CACHE)
  const renderBr = await medir(servidor, porta, { ...SEM_CACHE, ...BROTLI })
  const guardada = await medir(servidor, porta, {})
  const guardadaBr = await medir(servidor, porta, BROTLI)
  agente.destroy()
  servidor.disconnect()
  await new Promise((r) => servidor.once('exit', r))
  escrever([
    ['Rendered for each request', render],
    ['Rendered for each request, compressed for one person', renderBr],
    ['From the micro-cache', guardada],
    ['From the micro-cache, compressed: what browsers ask for', guardadaBr],
  ])
  const vezes = render.cpuMs / guardadaBr.cpuMs
  if (render.cpuMs > RENDERIZAR_MS || vezes < VEZES) process.exitCode = 1
}

function escrever(linhas: readonly (readonly [nome: string, m: Medida])[]): void {
  const [render, , , guardada] = linhas.map(([, m]) => m.cpuMs) as [number, number, number, number]
  const tabela = [
    '| Home page | CPU per request | Requests per second of CPU | Bytes |',
    '|---|---:|---:|---:|',
    ...linhas.map(
      ([nome, m]) => `| ${nome} | ${m.cpuMs.toFixed(3)} ms | ${(1000 / m.cpuMs).toFixed(0)} | ${m.bytes} |`,
    ),
  ].join('\n')
  const resumo = `Rendering takes ${render.toFixed(2)} ms of CPU; target ${RENDERIZAR_MS}. The micro-cache answers ${(render / guardada).toFixed(1)} times as many requests for the same CPU; target ${VEZES}.`
  console.log(`${tabela}\n\n${resumo}`)
  writeFileSync(
    path.join(RAIZ, 'docs/figures/ssr.md'),
    `# Rendering the home page\n\nWritten by \`node tools/run.mjs tools/bench/ssr.ts\`: CPU time of the server's process, best of ${RODADAS} rounds of ${PEDIDOS} requests\nafter ${AQUECIMENTO} to warm up, production build, demonstration data, PostgreSQL beside it. ${cpus()[0]?.model.trim() ?? process.arch}, Node ${process.versions.node}.\n\n${tabela}\n\n${resumo}\n`,
  )
}

if (process.argv.includes('--server')) await servir()
else await medirTudo()
