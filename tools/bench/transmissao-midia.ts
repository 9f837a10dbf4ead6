// A media process without the program around it, for the broadcast's measures: one channel with the simulated operator, and
// the crowd that watches it in a process of its own.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import pino from 'pino'
import { lerConfig } from '../../apps/server/src/core/config.ts'
import { fazerFilme } from './transmissao-filme.ts'
import { ProcessoDaMidia, portaDaMidia } from '../../apps/server/src/engines/midia/midia.ts'

const CANAL = '00000000-0000-4000-8000-000000000001'
const FILME = path.resolve(import.meta.dirname, '../demo/transmissao')
const TIQUES_POR_S = 100

/** Processor seconds of a process so far. */
export function cpuDe(pid: number): number {
  const campos = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(campos[11]) + Number(campos[12])) / TIQUES_POR_S
}
/** Resident memory, MB. */
export const memoriaDe = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** The media process of the program whose data are in `pasta`. */
export function midiaDaPasta(pasta: string): number | null {
  for (const pid of readdirSync('/proc').filter((n) => /^\d+$/.test(n)))
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('processo-midia')) continue
      if (readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`MIDIA_PASTA=${pasta}`)) return Number(pid)
    } catch {
      // It ended while it was looked at.
    }
  return null
}

export interface MidiaDeMedida {
  readonly midia: ProcessoDaMidia
  /** where a watcher's websocket goes */
  readonly endereco: string
  fechar(): Promise<void>
}

/** `kbit` of the large quality; 0: the demonstration's film, which is small. */
export async function abrirMidia(kbit = 0): Promise<MidiaDeMedida> {
  const pasta = mkdtempSync(path.join(tmpdir(), 'midia-'))
  const filme = kbit === 0 ? FILME : path.join(pasta, 'filme')
  if (kbit > 0) fazerFilme(filme, kbit)
  const config = lerConfig({ NODE_ENV: 'production', MARTELO_DATA: pasta, MARTELO_VIDEO_MBIT: '100000' })
  const log = pino({ level: 'silent' })
  const midia = new ProcessoDaMidia(config, log, Buffer.alloc(32, 1))
  const porta = portaDaMidia(
    {
      config,
      log,
      midia,
      hotsites: { porHost: () => Promise.resolve({ id: 1 }) },
      banco: { relogio: { agora: () => Date.now() } },
      tokens: { conferir: () => Promise.resolve(null) },
      bloqueios: { barra: () => false, aoMudar: () => () => undefined },
    } as unknown as Parameters<typeof portaDaMidia>[0],
    () => Promise.resolve('EM_PE'),
    () => Promise.resolve(true),
  )
  const http = createServer((q, r) => void porta.atender(q, r))
  http.on('upgrade', (q, fio, cabeca) => void porta.atualizar(q, fio, cabeca))
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo
  const ate = Date.now() + 3_600_000
  const passe = midia.passes.assinar({ hotId: 1, canal: CANAL, acao: 'ver', alvo: null, cerca: 0, ate })
  midia.ordenar({ t: 'canal', canal: CANAL, gravar: true, pausado: false, publico: true })
  midia.ordenar({ t: 'operador', canal: CANAL, pasta: filme })
  await esperar(3_000)
  return {
    midia,
    endereco: `ws://127.0.0.1:${port}/v1/midia/ver/${CANAL}?t=${passe}`,
    async fechar() {
      await midia.parar()
      http.closeAllConnections()
      http.close()
      rmSync(pasta, { recursive: true, force: true })
    },
  }
}

/** What the crowd saw while it was measured. */
export interface Visto {
  readonly bytes: number
  readonly primeiros: number[]
  readonly atrasos: number[]
}

export class Publico {
  readonly #filho: ChildProcess
  readonly #endereco: string
  constructor(endereco: string) {
    this.#endereco = endereco
    this.#filho = fork(path.join(import.meta.dirname, 'transmissao-publico.ts'))
  }
  async #pedir<T>(o: object): Promise<T> {
    const resposta = once(this.#filho, 'message')
    this.#filho.send(o)
    const [m] = (await resposta) as [T]
    return m
  }
  /** Until there are `n`; fewer than now: the first ones go. */
  ter(n: number): Promise<unknown> {
    return this.#pedir({ t: 'ter', n, endereco: this.#endereco })
  }
  medir(ms: number): Promise<Visto> {
    return this.#pedir({ t: 'medir', ms })
  }
  sair(): void {
    this.#filho.kill()
  }
}
