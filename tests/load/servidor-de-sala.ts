// The server half of tests/load/sala.ts, in a process of its own: the real socket, rooms, publisher and engine over one
// database, with the limits per person and per tab lifted (a load program is a few people who type like machines).
// With an inner address it hands bids to their lots' owners. It speaks to its parent by messages: what it measured inside, its memory, and frames to send.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import pino from 'pino'
import { abrirAcessosRevogados } from '../../apps/server/src/core/auth/acessos-revogados.ts'
import { abrirBloqueios } from '../../apps/server/src/core/auth/bloqueios.ts'
import { lerConfig } from '../../apps/server/src/core/config.ts'
import { abrirBanco } from '../../apps/server/src/core/database/database.ts'
import { abrirArmazenamentoEmPasta } from '../../apps/server/src/core/files/armazenamento.ts'
import { criarExterno } from '../../apps/server/src/core/externo/externo.ts'
import { abrirBarramento } from '../../apps/server/src/core/bus/barramento.ts'
import { criarSoquete } from '../../apps/server/src/engines/salas/soquete.ts'
import '../../apps/server/src/modules/lances/dar-lance.handler.ts'
import { montarServicos } from '../../apps/server/src/processes/montar-servicos.ts'
import '../../apps/server/src/modules/pregao/entrar-na-sala.reaction.ts'
import { WebSocketServer } from 'ws'

export const CHAVE = Buffer.alloc(32, 7)
const [, , url = '', pasta = '', interno] = process.argv
if (process.send !== undefined) await servir()

function configuracao() {
  const base = lerConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', TRUST_PROXY: '1' })
  return { ...base, producao: true, enderecoInterno: interno }
}

async function servir(): Promise<void> {
  process.on('disconnect', () => process.exit(0))
  const log = pino({ level: 'error' })
  const banco = abrirBanco(url)
  const barramento = await abrirBarramento(banco, log, () => undefined)
  const paradas: (() => unknown)[] = [() => banco.fechar(), () => barramento.parar()]
  const s = montarServicos(
    {
      config: configuracao(),
      log,
      banco,
      barramento,
      dominio: 'localhost',
      acessos: await abrirAcessosRevogados(banco, barramento),
      bloqueios: await abrirBloqueios(banco, barramento, log),
      externo: criarExterno({ banco, log, demo: true }),
      arquivos: await abrirArmazenamentoEmPasta(path.join(pasta, 'arquivos')),
      chaveDosTokens: CHAVE,
      chaveDeArquivos: CHAVE,
      chaveDoPix: CHAVE,
      motor: { porSegundo: null },
    },
    (p) => paradas.push(p),
  )
  const { motor } = s.lances
  paradas.push(await s.lances.iniciar(), await s.lances.abrirRota(interno))
  const soquete = criarSoquete(s, { porIp: 200, porConta: 20, mensagensPor10s: Number.MAX_SAFE_INTEGER })
  const nus = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const http = createServer()
  http.on('upgrade', (q, fio, cabeca: Buffer) => {
    // The rival: `ws` and nothing else.
    if (q.url === '/nu') nus.handleUpgrade(q, fio, cabeca, () => undefined)
    else void soquete.atualizar(q, fio, cabeca)
  })
  http.listen(0, '127.0.0.1', 8192, () => process.send?.({ porta: (http.address() as AddressInfo).port }))
  // Twice: what the first round found empty is given back by the second.
  const memoria = (): number => {
    globalThis.gc?.()
    globalThis.gc?.()
    return process.memoryUsage().rss
  }
  process.on(
    'message',
    (m: { t: string; n?: number; lei?: { id: number; uid: string; hotId: number }; texto?: string }) => {
      if (m.t === 'estado')
        process.send?.({
          n: m.n,
          estado: {
            memoria: memoria(),
            conexoes: soquete.quantas() + nus.clients.size,
            cpu: process.cpuUsage(),
            motor: motor.medidas,
          },
        })
      if (m.t === 'quadro' && m.lei)
        void s.tempoReal.publicar(m.lei, [
          {
            evento: 'lote-atualizado',
            para: ['publico', 'participantes'],
            dados: { em: agora(), texto: m.texto },
          },
        ])
      if (m.t === 'nu') mandarATodos(nus, JSON.stringify({ em: agora(), texto: m.texto }))
      if (m.t === 'fechar-todos') for (const ws of nus.clients) ws.terminate()
      if (m.t === 'parar')
        void (async () => {
          soquete.fechar()
          http.closeAllConnections()
          for (const parar of paradas.reverse()) await parar()
          process.exit(0)
        })()
    },
  )
}

function mandarATodos(nus: WebSocketServer, texto: string): void {
  for (const ws of nus.clients) ws.send(texto)
}

/** Microseconds since the epoch, on a clock that all processes of this machine share. */
function agora(): number {
  return Math.round((performance.timeOrigin + performance.now()) * 1000)
}
