// A published lot of a court's auction with its case, and which round an offer in instalments would be for.
import { minimoDaPraca, type Praca } from '@martelo/domain/judicial/pracas.ts'
import type { Tx } from '../../core/database/database.ts'
import { type LoteJudicial, lerProcesso, lotesJudiciais, type Processo } from './judicial.sql.ts'

export interface LoteDeJuizo {
  readonly lote: LoteJudicial & { readonly avaliacao: number }
  readonly processo: Processo
}

/** Null: no such lot in this house, not published, or no court's. */
export async function loteDeJuizo(tx: Tx, hotId: number, lelUid: string): Promise<LoteDeJuizo | null> {
  const [lote] = await lotesJudiciais(tx, hotId, { lelUid })
  if (lote === undefined || lote.situacao === 'CADASTRADO' || lote.situacaoLeilao === 'EM_LOTEAMENTO')
    return null
  const processo = await lerProcesso(tx, hotId, lote.leiId)
  if (processo === null || lote.avaliacao === null) return null
  return { lote: { ...lote, avaliacao: lote.avaliacao }, processo }
}

/** What may still take an offer: the lot is not sold, and the round has not begun. */
const SEM_COMPRADOR = ['PENDENTE', 'LIBERADO_LEILAO', 'NAO_ARREMATADO', 'SUSPENSO']

export function pracaDaProposta({ lote, processo }: LoteDeJuizo, agora: number): Praca | null {
  if (!processo.aceitaParcelamento || !SEM_COMPRADOR.includes(lote.situacao)) return null
  if (lote.praca === 2) return null
  if (agora < processo.primeiraInicio.getTime()) return 1
  return agora < processo.segundaInicio.getTime() ? 2 : null
}

export const minimoPara = ({ lote, processo }: LoteDeJuizo, praca: Praca): number =>
  minimoDaPraca(praca, lote.avaliacao, processo)
