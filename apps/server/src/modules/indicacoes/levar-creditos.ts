// What becomes of credits when two registrations turn out to be one person's.
import { moverCredito, movimentosDoCredito } from '@martelo/domain/indicacoes/credito.ts'
import type { Tx } from '../../core/database/database.ts'
import { lancar } from '../razao/door.ts'
import { gravarSituacao, passarCreditos } from './indicacoes.sql.ts'

/** He keeps what both earned, but for what he earned by bringing himself and has not had yet. */
export async function levarCreditos(tx: Tx, hotId: number, fica: number, vai: number): Promise<void> {
  for (const k of await passarCreditos(tx, hotId, fica, vai)) {
    const para = moverCredito(k.situacao, 'recusar')
    if (para === null) continue
    await gravarSituacao(
      tx,
      hotId,
      { id: k.id, para },
      { motivo: 'Quem indicou e quem veio são a mesma pessoa.' },
    )
    await lancar(tx, hotId, {
      objeto: { tipo: 'indicacao', chave: k.uid },
      movimentos: movimentosDoCredito(para, k.valor),
    })
  }
}
