// A gateway that carries SMS or WhatsApp messages: takes them (once per `referencia`), and later posts signed notices of
// what became of each: delivered (and read, where it tells), or not for numbers that end in 6666.
//
// It is an outside party and shares nothing with the product. Never started in production.
import { createHmac, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as dormir } from 'node:timers/promises'
import { iniciarServidor, lerTexto, postar, type ServidorSimulado } from './controle.ts'

export interface SmsSimulado {
  readonly id: string
  readonly para: string
  readonly texto: string
  readonly referencia: string
}

export interface PortadorSimulado extends ServidorSimulado {
  readonly recebidas: readonly SmsSimulado[]
  readonly token: string
  readonly segredo: string
  /** resolves when every notice was delivered or given up */
  sossegar(): Promise<void>
}

const AVISAR_DEPOIS_MS = 50
const TENTATIVAS = 4

export async function iniciarPortadorDeSms(
  o: {
    host?: string
    porta?: number
    token?: string
    segredo?: string
    avisarDepoisMs?: number
    dizQuemLeu?: boolean
  } = {},
): Promise<PortadorSimulado> {
  const token = o.token ?? randomUUID()
  const segredo = o.segredo ?? randomUUID()
  const recebidas: SmsSimulado[] = []
  const avisos = new Set<Promise<void>>()
  const estado = { parado: false }

  const avisar = (m: SmsSimulado, destino: string, situacao: string): Promise<void> => {
    const corpo = JSON.stringify({ id: m.id, referencia: m.referencia, situacao })
    const aviso = (async () => {
      for (let i = 0; i < TENTATIVAS && !estado.parado; i++) {
        await dormir((o.avisarDepoisMs ?? AVISAR_DEPOIS_MS) * 2 ** i, undefined, { ref: false })
        const instante = String(Math.floor(Date.now() / 1000))
        const assinatura = createHmac('sha256', segredo).update(`${instante}.${corpo}`).digest('hex')
        const cabecalhos = {
          'x-assinatura': assinatura,
          'x-instante': instante,
          'x-aviso-id': `${m.id}${situacao === 'LIDA' ? '-lida' : ''}`,
        }
        if ((await postar(destino, corpo, cabecalhos)) === 200) return
      }
    })().finally(() => avisos.delete(aviso))
    avisos.add(aviso)
    return aviso
  }
  const contar = async (m: SmsSimulado, destino: string): Promise<void> => {
    const falha = m.para.endsWith('6666')
    await avisar(m, destino, falha ? 'NAO_ENTREGUE' : 'ENTREGUE')
    if (o.dizQuemLeu && !falha) await avisar(m, destino, 'LIDA')
  }

  const atender = async (q: IncomingMessage, r: ServerResponse): Promise<void> => {
    const responder = (status: number, corpo: unknown): void =>
      void r.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo))
    if (q.headers.authorization !== `Bearer ${token}`) return responder(401, { erro: 'token desconhecido' })
    if (q.method === 'GET' && q.url === '/saldo')
      return responder(200, { mensagens: 1000 - recebidas.length })
    if (q.method !== 'POST' || q.url !== '/mensagens') return responder(404, { erro: 'não existe' })
    const m = JSON.parse(await lerTexto(q)) as Partial<SmsSimulado> & { avisarEm?: string }
    if (!/^\d{10,13}$/.test(m.para ?? '') || !m.texto || !m.referencia)
      return responder(422, { erro: 'número, texto ou referência inválidos' })
    const antes = recebidas.find((x) => x.referencia === m.referencia)
    const nova = antes ?? { id: randomUUID(), para: m.para ?? '', texto: m.texto, referencia: m.referencia }
    if (antes === undefined) recebidas.push(nova)
    if (antes === undefined && m.avisarEm !== undefined)
      for (let i = 0; i < (servidor.controle.modo === 'duas-vezes' ? 2 : 1); i++)
        void contar(nova, m.avisarEm)
    responder(201, { id: nova.id })
  }
  const servidor = await iniciarServidor(atender, o)
  return {
    ...servidor,
    recebidas,
    token,
    segredo,
    async sossegar() {
      while (avisos.size > 0) await Promise.all(avisos)
    },
    async parar() {
      estado.parado = true
      await servidor.parar()
    },
  }
}
