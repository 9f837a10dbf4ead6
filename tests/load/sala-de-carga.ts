// Servers of the live room as children of a load program, and people's sockets to them.
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { WebSocket } from 'ws'
import { criarTokens } from '../../apps/server/src/core/auth/token-de-acesso.ts'
import type { BancoDeDados } from '../../apps/server/src/core/database/database.ts'
import type { Povoado } from './povoar.ts'
import { CHAVE } from './servidor-de-sala.ts'

export const arquivo = (nome: string): string => path.join(import.meta.dirname, nome)

/** The next message of a child that has `campo`. */
export function ouvir<T>(filho: ChildProcess, campo: string, ms = 120_000): Promise<T> {
  return new Promise((ok, falha) => {
    const timer = setTimeout(() => falha(new Error(`no ${campo} in time`)), ms)
    const ver = (m: Record<string, unknown>): void => {
      if (!(campo in m) && !('falha' in m)) return
      clearTimeout(timer)
      filho.off('message', ver)
      if ('falha' in m) falha(new Error(String(m['falha'])))
      else ok(m as T)
    }
    filho.on('message', ver)
  })
}

export interface Estado {
  readonly memoria: number
  readonly conexoes: number
  readonly cpu: NodeJS.CpuUsage
  readonly motor: { readonly decididos: number; readonly comandos: number }
}

export interface Servidor {
  readonly porta: number
  estado(): Promise<Estado>
  mandar(m: object): void
  parar(): Promise<void>
}

/** `roteado`: it hands bids to their lot's owner among the servers that do, and takes theirs. */
export async function abrirServidor(banco: BancoDeDados, roteado = false): Promise<Servidor> {
  const interno = roteado ? ['http://127.0.0.1:0'] : []
  const filho = fork(arquivo('servidor-de-sala.ts'), [banco.url, '/tmp', ...interno], {
    execArgv: [
      '--expose-gc',
      // as tools/start.mjs starts it
      '--max-semi-space-size=32',
      ...(process.env['PERFIL'] ? ['--cpu-prof', `--cpu-prof-dir=${process.env['PERFIL']}`] : []),
    ],
  })
  const { porta } = await ouvir<{ porta: number }>(filho, 'porta')
  return {
    porta,
    async estado() {
      filho.send({ t: 'estado', n: 1 })
      return (await ouvir<{ estado: Estado }>(filho, 'estado')).estado
    },
    mandar: (m) => void filho.send(m),
    async parar() {
      const fim = new Promise((ok) => filho.once('exit', ok))
      filho.send({ t: 'parar' })
      await fim
    },
  }
}

/** The open socket of one signed-in client. */
export async function abrirAba(mundo: Povoado, qual: number, porta: number): Promise<WebSocket> {
  const { cliId, usuId } = mundo.clientes[qual] as Povoado['clientes'][number]
  const sessao = {
    usuId,
    usuUid: randomUUID(),
    nome: 'C',
    papeis: ['Clientes'],
    cliId,
    cliUid: randomUUID(),
    familia: randomUUID(),
  }
  const ws = new WebSocket(`ws://127.0.0.1:${porta}/v1/tempo-real`, {
    headers: {
      host: `${mundo.subdominio}.localhost`,
      'x-forwarded-for': `10.250.0.${usuId % 200}`,
      authorization: `Bearer ${await criarTokens(CHAVE).assinar(mundo.hotId, sessao, Date.now() + 900_000)}`,
    },
    perMessageDeflate: false,
  })
  await new Promise((ok, falha) => ws.once('open', ok).once('error', falha))
  return ws
}

/** The words of one bid, to be answered with its number. */
export const lanceEmTexto = (n: number, lelUid: string, valor: number): string =>
  `{"t":"chamar","n":${n},"c":"POST /v1/leilao/lotes/:lelUid/lances","p":{"lelUid":"${lelUid}"},"b":{"valor":${valor},"chaveDoPedido":"${randomUUID()}","confirmarValorAlto":true}}`
