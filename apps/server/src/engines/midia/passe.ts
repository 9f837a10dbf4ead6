// Tokens of the broadcast: which hotsite's channel, to watch or to publish, until when, and to whom it was given. Signed, never
// kept; a publishing one carries the desk's number, which the media process compares with the highest it has seen.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { QuemPede } from '../../core/auth/bloqueios.ts'

export interface PasseDaMidia {
  readonly hotId: number
  readonly canal: string
  readonly acao: 'ver' | 'publicar' | 'gravacao' | 'repasse'
  /** of a source: its uid; of a recording: its uid; of what another process passed on: the visitor's address */
  readonly alvo: string | null
  readonly cerca: number
  /** epoch ms */
  readonly ate: number
  /** whom it was given to, as blocks see people: they are held against it wherever it is shown */
  readonly de?: DonoDoPasse
  /** of staff who may watch what is not published */
  readonly interno?: boolean
}
export type DonoDoPasse = Pick<QuemPede, 'ip' | 'usuId' | 'porUsuId' | 'equipe'>

export interface Passes {
  assinar(p: PasseDaMidia): string
  /** null: wrong, changed, of another hotsite, too old */
  conferir(token: string, hotId: number, agora: number): PasseDaMidia | null
  /** the same, however old: to know whose it was */
  ler(token: string, hotId: number): PasseDaMidia | null
}

export function criarPasses(segredo: Buffer): Passes {
  const chave = createHmac('sha256', segredo).update('passes da midia').digest()
  const selo = (corpo: string): Buffer => createHmac('sha256', chave).update(corpo).digest()
  const ler = (token: string, hotId: number): PasseDaMidia | null => {
    const [corpo = '', assinatura = ''] = token.split('.')
    const dada = Buffer.from(assinatura, 'base64url')
    const certa = selo(corpo)
    if (dada.length !== certa.length || !timingSafeEqual(dada, certa)) return null
    const p = JSON.parse(Buffer.from(corpo, 'base64url').toString()) as PasseDaMidia
    return p.hotId === hotId ? p : null
  }
  return {
    ler,
    assinar(p) {
      const corpo = Buffer.from(JSON.stringify(p)).toString('base64url')
      return `${corpo}.${selo(corpo).toString('base64url')}`
    },
    conferir(token, hotId, agora) {
      const p = ler(token, hotId)
      return p !== null && p.ate > agora ? p : null
    },
  }
}
