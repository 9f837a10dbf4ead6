// RTMP in, for encoders of the house (OBS, a camera's own). Off unless a port is set. The path's last part is the key of a
// transmission: a sender without one is refused. Also what the tests publish to: a server that may refuse or be late.
import { randomBytes } from 'node:crypto'
import net from 'node:net'
import { type Amf, amf, lerAmf } from './amf.ts'
import { AUDIO, COMANDO, DADOS, Pedacos, VIDEO } from './pedacos.ts'

const APERTO = 1536
const JANELA = 2_500_000
/** Who publishes nothing for so long is gone. */
const SEM_PUBLICAR_MS = 10_000

export interface QuemPublica {
  /** a message of sound or picture, as FLV writes it */
  midia(tipo: number, ms: number, dados: Buffer): void
  /** what it says of its picture, before the first frame */
  tamanho?(w: number, h: number): void
  fim(): void
}
/** Null refuses. */
export type Porteiro = (app: string, chave: string, fio: net.Socket) => QuemPublica | null

export function escutarRtmp(aceitar: Porteiro): net.Server {
  return net.createServer((fio) => {
    fio.setNoDelay(true)
    fio.setTimeout(SEM_PUBLICAR_MS, () => fio.destroy())
    fio.on('error', () => undefined)
    let lido: Buffer = Buffer.alloc(0)
    let fase = 0
    let app = ''
    let quem: QuemPublica | null = null
    fio.on('close', () => quem?.fim())
    const dizerTamanho = (dados: Buffer): void => {
      for (const v of lerAmf(dados))
        if (typeof v === 'object' && v !== null && Number(v.width) > 0 && Number(v.height) > 0)
          quem?.tamanho?.(Number(v.width), Number(v.height))
    }
    const p = new Pedacos(fio, (m) => {
      if (m.tipo === AUDIO || m.tipo === VIDEO) return quem?.midia(m.tipo, m.ts, m.dados)
      if (m.tipo === DADOS) return dizerTamanho(m.dados)
      if (m.tipo !== COMANDO) return
      const [comando, numero = 0, pedido, nome] = lerAmf(m.dados)
      if (comando === 'connect') {
        app = typeof pedido === 'object' && pedido !== null ? String(pedido.app ?? '') : ''
        p.janelaDe(JANELA)
        p.pedacoDe(4_096)
        const status = { level: 'status', code: 'NetConnection.Connect.Success', objectEncoding: 0 }
        p.mandar(
          3,
          COMANDO,
          0,
          0,
          amf('_result', numero, { fmsVer: 'FMS/3,0,1,123', capabilities: 31 }, status),
        )
      } else if (comando === 'createStream') p.mandar(3, COMANDO, 0, 0, amf('_result', numero, null, 1))
      else if (comando === 'publish') {
        quem = aceitar(app, String(nome ?? '').split('?')[0] ?? '', fio)
        const status: Amf =
          quem === null
            ? { level: 'error', code: 'NetStream.Publish.BadName', description: 'refused' }
            : { level: 'status', code: 'NetStream.Publish.Start' }
        p.mandar(5, COMANDO, 1, 0, amf('onStatus', 0, null, status))
        if (quem === null) fio.end()
      } else if (comando !== 'deleteStream') p.mandar(3, COMANDO, 0, 0, amf('_result', numero, null))
    })
    fio.on('data', (x: Buffer) => {
      try {
        if (fase === 2) return p.receber(x)
        lido = Buffer.concat([lido, x])
        if (fase === 0 && lido.length >= 1 + APERTO) {
          const resposta = [Buffer.from([3]), Buffer.alloc(8), randomBytes(APERTO - 8)]
          fio.write(Buffer.concat([...resposta, lido.subarray(1, 1 + APERTO)]))
          fase = 1
        }
        if (fase !== 1 || lido.length < 1 + 2 * APERTO) return
        fase = 2
        p.receber(lido.subarray(1 + 2 * APERTO))
      } catch {
        fio.destroy()
      }
    })
  })
}
