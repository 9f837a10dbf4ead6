// Money that the house spent for a consignor, gave him before, or owes him for paying late: in his account at the moment it is
// entered.
import type { Tx } from '../../core/database/database.ts'
import { lancar } from '../razao/door.ts'
import type { LinhaDeLancamento } from './prestacoes.sql.ts'

const FATO = {
  despesa: 'despesaDoComitente',
  adiantamento: 'adiantamento',
  correcao: 'correcaoDoRepasse',
} as const

/** `vale` false: it was taken back. What is retained stays in the consignor's account and moves nothing. */
export async function lancarDespesa(
  tx: Tx,
  hotId: number,
  comId: number,
  l: Pick<LinhaDeLancamento, 'uid' | 'tipo' | 'valor'>,
  vale: boolean,
): Promise<void> {
  if (l.tipo === 'retencao') return
  await lancar(tx, hotId, {
    objeto: { tipo: 'lancamentoDaPrestacao', chave: l.uid },
    movimentos: vale ? [{ fato: FATO[l.tipo], valor: l.valor, comId }] : [],
  })
}
