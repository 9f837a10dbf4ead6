// Whether the house keeps a consignor's system out: it works with the consignor no more, or a block names who set the system
// up, who has read its secret, or the consignor's document.
import type { Bloqueios } from '../../core/auth/bloqueios.ts'

export interface DoSistema {
  readonly hotId: number
  /** where it asks from; null: it is asked */
  readonly ip: string | null
  readonly createdBy: number | null
  readonly cnpj: string | null
  readonly comitenteAtivo: boolean
}

/** An address that no block names. */
const NENHUM = '0.0.0.0'

export function foraDaCasa(b: Pick<Bloqueios, 'barra' | 'barraTexto'>, s: DoSistema): boolean {
  const quem = { ip: s.ip ?? NENHUM, aparelho: null, usuId: s.createdBy, equipe: false }
  return (
    !s.comitenteAtivo ||
    b.barra(s.hotId, quem, null) ||
    (s.cnpj !== null && b.barraTexto(s.hotId, [{ tipo: 'DOCUMENTO', alvo: s.cnpj }], 'TUDO'))
  )
}
