// Tokens of the broadcast: which hotsite's channel, to watch or to publish, until when. Signed, never kept; a publishing one
// carries the desk's number, which the media process compares with the highest it has seen.
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface PasseDaMidia {
  readonly hotId: number
  readonly canal: string
  readonly acao: 'ver' | 'publicar' | 'gravacao'
  /** of a source: its uid; of a recording: its uid */
  readonly alvo: string | null
  readonly cerca: number
  /** epoch ms */
  readonly ate: number
}

export interface Passes {
  assinar(p: PasseDaMidia): string
  /** null: wrong, changed, of another hotsite, too old */
  conferir(token: string, hotId: number, agora: number): PasseDaMidia | null
}

export function criarPasses(segredo: Buffer): Passes {
  const chave = createHmac('sha256', segredo).update('passes da midia').digest()
  const selo = (corpo: string): Buffer => createHmac('sha256', chave).update(corpo).digest()
  return {
    assinar(p) {
      const corpo = Buffer.from(JSON.stringify(p)).toString('base64url')
      return `${corpo}.${selo(corpo).toString('base64url')}`
    },
    conferir(token, hotId, agora) {
      const [corpo = '', assinatura = ''] = token.split('.')
      const dada = Buffer.from(assinatura, 'base64url')
      const certa = selo(corpo)
      if (dada.length !== certa.length || !timingSafeEqual(dada, certa)) return null
      const p = JSON.parse(Buffer.from(corpo, 'base64url').toString()) as PasseDaMidia
      return p.hotId === hotId && p.ate > agora ? p : null
    },
  }
}
