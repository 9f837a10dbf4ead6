// The corrections that the instalments of a lot admit now, by the index of its case.
import { correcaoDaParcela } from '@martelo/domain/judicial/correcao-da-parcela.ts'
import type { RespostaDaCorrecao } from '@martelo/domain/indices/correcao-por-indice.ts'
import type { Tx } from '../../core/database/database.ts'
import { variacoesDoIndice } from '../indices/door.ts'
import type { MoraLida, ParcelaLida } from './mora.sql.ts'

/** `moras`: of this lot. */
export async function correcoesDoPlano(
  tx: Tx,
  hotId: number,
  q: { readonly plano: readonly ParcelaLida[]; readonly moras: readonly MoraLida[]; readonly hoje: string },
): Promise<ReadonlyMap<number, RespostaDaCorrecao>> {
  const [primeira] = q.plano
  if (primeira === undefined) return new Map()
  const variacoes = await variacoesDoIndice(tx, hotId, primeira.indice)
  const somadas = (numero: number): number =>
    q.moras
      .filter((m) => m.ativa && m.tipo === 'CORRECAO' && m.parcela === numero)
      .reduce((s, m) => s + m.multa, 0)
  return new Map(
    q.plano.map((p) => [
      p.numero,
      correcaoDaParcela(p, {
        hoje: q.hoje,
        arremate: p.arremate,
        variacoes,
        jaCorrigido: somadas(p.numero),
      }),
    ]),
  )
}
