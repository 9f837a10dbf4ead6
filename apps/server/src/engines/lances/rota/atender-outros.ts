// The inner door: other processes of this installation hand over bids of lots that are decided here. It listens on an
// address of its own that no proxy leads to, and takes only who knows the installation's key.
// While processes are replaced one by one, the other may be newer: a field that is not known here is not read, a
// request of an unknown kind is given back undecided (the sender decides it), and what is no request ends the
// connection.
import { timingSafeEqual } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { enderecoDaMaquina } from '../../../core/http/endereco-da-maquina.ts'
import type { Logger } from 'pino'
import { WebSocketServer } from 'ws'
import {
  atenderUpgrades,
  criarServidorHttp,
  type LimitesDosFios,
  recusarFio,
} from '../../../core/http/fios.ts'
import { type PedidoDoMotor, type RespostaDoMotor, TIPOS_DE_PEDIDO } from '../motor/pedidos.ts'
import { lerMensagem } from './ler-mensagem.ts'

const MAXIMO_DO_PEDIDO = 8 * 1024
/** All processes of one machine come from one address; no HTTP request comes here. */
const LIMITES: LimitesDosFios = {
  porEndereco: 0,
  ociosaMs: 5_000,
  cabecalhosMs: 5_000,
  pedidoMs: 5_000,
  paradaMs: 5_000,
}

const DESCONHECIDO: Promise<null> = Promise.resolve(null)

export interface PortaInterna {
  /** where other processes reach it */
  readonly endereco: string
  parar(): Promise<void>
}

/** `onde`: http://host:port; the host 0.0.0.0 listens everywhere and is told by this machine's own address. */
export async function abrirPortaInterna(
  onde: string,
  senha: string,
  decidir: (p: PedidoDoMotor) => Promise<RespostaDoMotor>,
  log: Logger,
): Promise<PortaInterna> {
  const { hostname, port } = new URL(onde)
  const { http, fios } = criarServidorHttp(LIMITES, log)
  http.on('request', (_, r) => r.writeHead(404).end())
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAXIMO_DO_PEDIDO, perMessageDeflate: false })
  atenderUpgrades(http, LIMITES.cabecalhosMs, (q, fio, cabeca) => {
    if (!confere(q.headers.authorization ?? '', `Bearer ${senha}`)) {
      recusarFio(fio, '401 Unauthorized')
      return true
    }
    wss.handleUpgrade(q, fio, cabeca, (ws) => {
      ws.on('error', (e) => log.debug({ err: e }, 'inner connection failed'))
      ws.on('message', (bruto: Buffer) => {
        const recado = lerRecado(bruto)
        if (recado === null) {
          log.warn('another process sent what is no request')
          return ws.terminate()
        }
        const { n, pedido } = recado
        const decidido = pedido.tipo in TIPOS_DE_PEDIDO ? decidir(pedido) : DESCONHECIDO
        decidido.then(
          (r) => ws.send(JSON.stringify([n, r])),
          (e: unknown) => {
            log.error({ err: e, reqId: pedido.reqId }, 'a bid of another process could not be decided')
            ws.send(JSON.stringify([n, null]))
          },
        )
      })
    })
    return true
  })
  await new Promise<void>((ok, falha) => {
    http.once('error', falha)
    http.listen(Number(port || 80), hostname, ok)
  })
  const porta = (http.address() as AddressInfo).port
  return {
    endereco: `http://${hostname === '0.0.0.0' ? enderecoDaMaquina() : hostname}:${porta}`,
    async parar() {
      const fechado = new Promise<void>((ok) => http.close(() => ok()))
      for (const fio of fios) fio.destroy()
      await fechado
    },
  }
}

/** A number and a request (which the other process has checked), and whatever a newer program puts behind them. */
function lerRecado(bruto: Buffer): { n: number; pedido: PedidoDoMotor } | null {
  const lido = lerMensagem(bruto)
  if (!Array.isArray(lido)) return null
  const [n, pedido] = lido as [unknown, PedidoDoMotor | null | undefined]
  return typeof n === 'number' && typeof pedido?.tipo === 'string' ? { n, pedido } : null
}

function confere(recebido: string, certo: string): boolean {
  const [a, b] = [Buffer.from(recebido), Buffer.from(certo)]
  return a.length === b.length && timingSafeEqual(a, b)
}
