// What a publishing browser says over its websocket. Binary: kind, key, its time in ms (float64), the sample. Text:
// configuration, card, ping, end. Confirms the bytes that came every 150 ms: the sender's own buffer tells it nothing.
import type { WebSocket } from 'ws'
import type { Canal, Publicador } from './canais.ts'
import type { Qualidade } from './protocolo.ts'

const CONFIRMAR_MS = 150
const CALADO_MS = 4_000
const CABECA = 10
/** Kinds of binary messages. */
const [ALTA, BAIXA, SOM, QUADRO] = [0, 1, 2, 3]
const MAIOR_QUADRO = 400_000
/** What a channel may bring in, bytes per second: 8 Mbit/s. */
const ENTRADA_MAXIMA = 1_000_000
const QUADROS_DA_PLACA = 60

export interface DaPublicacao {
  readonly canal: Canal
  readonly publicador: Publicador
  aoEncerrar(): void
}

export function ouvirPublicacao(ws: WebSocket, d: DaPublicacao): void {
  const { canal, publicador } = d
  const { programa } = canal
  let [bytes, ditos, janela, naJanela, visto] = [0, 0, Date.now(), 0, Date.now()]
  const dizer = (o: object): void => {
    if (ws.readyState === 1) ws.send(JSON.stringify(o))
  }
  const relogio = setInterval(() => {
    if (bytes !== ditos) dizer({ tipo: 'recebido', bytes: (ditos = bytes) })
    if (Date.now() - visto > CALADO_MS) ws.terminate()
    if (Date.now() > publicador.ate) ws.close(4401, 'PASSE_VENCIDO')
  }, CONFIRMAR_MS)
  ws.on('close', () => {
    clearInterval(relogio)
    programa.caiuALinha(publicador.fonte)
    if (canal.publicador === publicador) canal.publicador = null
  })
  ws.on('error', () => undefined)
  ws.on('message', (m: Buffer, binario) => {
    visto = Date.now()
    bytes += m.length
    naJanela += m.length
    if (visto - janela > 1_000) [janela, naJanela] = [visto, 0]
    if (naJanela > ENTRADA_MAXIMA * 3) return ws.close(4429, 'TOO_MUCH')
    if (binario) return receberAmostra(m)
    receberTexto(m)
  })
  function receberAmostra(m: Buffer): void {
    if (m.length <= CABECA) return
    const [tipo, chave] = m
    const ts = m.readDoubleBE(2)
    const dados = m.subarray(CABECA)
    if (tipo === SOM) programa.som(publicador.fonte, ts, dados)
    else if (tipo === ALTA || tipo === BAIXA)
      programa.imagem(publicador.fonte, tipo === ALTA ? 'alta' : 'baixa', chave === 1, ts, dados)
    else if (tipo === QUADRO && dados.length <= MAIOR_QUADRO && dados[0] === 0xff && dados[1] === 0xd8)
      programa.quadro = Buffer.from(dados)
  }
  function receberTexto(m: Buffer): void {
    const o = lerTexto(m)
    if (o === null) return
    if (o.tipo === 'ping') dizer({ tipo: 'pong', t: o.t })
    else if (o.tipo === 'encerrar') d.aoEncerrar()
    else if (o.tipo === 'config' && canal.publicador === publicador) {
      const avcC = Buffer.from(String(o.avcC), 'base64')
      if (avcC.length < 7 || avcC.length > 500) return
      programa.configurar(qualidadeDe(o), { avcC, w: lado(o.w), h: lado(o.h) })
    } else if (o.tipo === 'placa' && Array.isArray(o.quadros) && canal.publicador === publicador) {
      const quadros = (o.quadros as unknown[]).slice(0, QUADROS_DA_PLACA).flatMap((x) => {
        const [chave, dados] = Array.isArray(x) ? (x as unknown[]) : []
        return typeof dados === 'string'
          ? [{ chave: chave === true, dados: Buffer.from(dados, 'base64') }]
          : []
      })
      if (quadros[0]?.chave) canal.placa(qualidadeDe(o), quadros)
    }
  }
  dizer({ tipo: 'ok', estado: programa.estado })
}

const qualidadeDe = (o: Record<string, unknown>): Qualidade => (o.qualidade === 'baixa' ? 'baixa' : 'alta')
const lado = (v: unknown): number => Math.min(4_096, Math.max(16, Number(v) || 16))

function lerTexto(m: Buffer): Record<string, unknown> | null {
  try {
    const o: unknown = JSON.parse(m.toString())
    return typeof o === 'object' && o !== null ? (o as Record<string, unknown>) : null
  } catch {
    return null
  }
}
