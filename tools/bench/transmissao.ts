// Figures of the broadcast. First the media process alone: a channel without watchers, with many, and how late they get each
// batch. With an address, also through browsers: a studio whose camera shows a clock, and an auditorium that reads it.
//   node tools/run.mjs tools/bench/transmissao.ts [http://leilao.localhost:3000]
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import pino from 'pino'
import { WebSocket } from 'ws'
import { lerConfig } from '../../apps/server/src/core/config.ts'
import { ProcessoDaMidia, portaDaMidia } from '../../apps/server/src/engines/midia/midia.ts'
import { medirComNavegadores } from './transmissao-navegadores.ts'

const CANAL = '00000000-0000-4000-8000-000000000001'
const FILME = path.resolve(import.meta.dirname, '../demo/transmissao')
const JANELA_MS = 10_000
const TIQUES_POR_S = 100

/** Processor seconds of a process so far. */
function cpuDe(pid: number): number {
  const campos = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(campos[11]) + Number(campos[12])) / TIQUES_POR_S
}
const percentil = (v: number[], p: number): number =>
  v.toSorted((a, b) => a - b)[Math.floor(v.length * p)] ?? Number.NaN

/** One row of the table; the watchers stay for the next one. */
async function medirCom(
  n: number,
  abertos: WebSocket[],
  endereco: string,
  midia: ProcessoDaMidia,
): Promise<void> {
  const atrasos: number[] = []
  const primeiros: number[] = []
  let bytes = 0
  let medindo = false
  for (let i = abertos.length; i < n; i++) {
    const desde = performance.now()
    // Each from an address of its own: the process counts them per address.
    const ws = new WebSocket(endereco, {
      localAddress: `127.0.${1 + Math.floor(i / 150)}.1`,
    })
    let primeiro = true
    ws.on('error', () => undefined)
    ws.on('message', (m: Buffer, binario) => {
      if (!binario || m[0] !== 1) return
      if (primeiro) primeiros.push(performance.now() - desde)
      primeiro = false
      if (!medindo) return
      bytes += m.length
      atrasos.push(Date.now() - m.readDoubleBE(8))
    })
    ws.on('open', () => ws.send('{"tipo":"qualidade","qualidade":"alta"}'))
    abertos.push(ws)
    if (i % 20 === 19) await esperar(30)
  }
  await esperar(5_000)
  const pid = midia.pid() ?? 0
  const antes = cpuDe(pid)
  const desde = performance.now()
  medindo = true
  await esperar(JANELA_MS)
  medindo = false
  const s = (performance.now() - desde) / 1000
  const cpu = (cpuDe(pid) - antes) / s
  const dois = (v: number[], p: number): string => (v.length === 0 ? '–' : percentil(v, p).toFixed(0))
  console.log(
    `| ${n} | ${cpu.toFixed(3)} | ${((bytes * 8) / 1e6 / s).toFixed(0)} | ${dois(primeiros, 0.5)} / ${dois(primeiros, 0.99)} | ${dois(atrasos, 0.5)} / ${dois(atrasos, 0.99)} |`,
  )
}

async function medirMidia(): Promise<void> {
  const pasta = mkdtempSync(path.join(tmpdir(), 'midia-'))
  const config = lerConfig({ NODE_ENV: 'production', MARTELO_DATA: pasta, MARTELO_VIDEO_MBIT: '100000' })
  const midia = new ProcessoDaMidia(config, pino({ level: 'silent' }), Buffer.alloc(32, 1))
  const porta = portaDaMidia({
    config,
    log: pino({ level: 'silent' }),
    midia,
    hotsites: { porHost: () => Promise.resolve({ id: 1 }) },
    banco: { relogio: { agora: () => Date.now() } },
  } as unknown as Parameters<typeof portaDaMidia>[0])
  const http = createServer((q, r) => void porta.atender(q, r))
  http.on('upgrade', (q, fio, cabeca) => void porta.atualizar(q, fio, cabeca))
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo
  const token = midia.passes.assinar({
    hotId: 1,
    canal: CANAL,
    acao: 'ver',
    alvo: null,
    cerca: 0,
    ate: Date.now() + 6e5,
  })
  midia.ordenar({ t: 'canal', canal: CANAL, gravar: true, pausado: false })
  midia.ordenar({ t: 'operador', canal: CANAL, pasta: FILME })
  await esperar(3_000)
  console.log(
    '| Watchers | media process, cores | Mbit/s | first batch p50 / p99, ms | batch late p50 / p99, ms |',
  )
  console.log('|---|---|---|---|---|')
  const abertos: WebSocket[] = []
  for (const n of [0, 100, 500, 1_000])
    await medirCom(n, abertos, `ws://127.0.0.1:${port}/v1/midia/ver/${CANAL}?t=${token}`, midia)
  for (const ws of abertos) ws.terminate()
  await midia.parar()
  http.closeAllConnections()
  http.close()
  rmSync(pasta, { recursive: true, force: true })
}

await medirMidia()
const [endereco] = process.argv.slice(2)
if (endereco !== undefined) await medirComNavegadores(endereco)
