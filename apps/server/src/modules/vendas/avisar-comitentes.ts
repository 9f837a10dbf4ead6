// The consignor hears that a sale of his was annulled: the people who act for him, once for each lot, in the transaction. He is
// told the ground and what becomes of the good; the act's own words may name the buyer, and stay with the house.
import { ROTULO_DO_DESTINO, ROTULO_DO_FUNDAMENTO } from '@martelo/domain/vendas/anulacao.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Servicos } from '../../core/servicos.ts'
import { pessoasDoComitente } from '../comitentes/door.ts'
import { type LinhaDeAnulacao, lotesDoItem } from './anulacao.sql.ts'

export async function avisarComitentes(
  s: Pick<Servicos, 'correio'>,
  tx: Tx,
  hotId: number,
  a: Pick<LinhaDeAnulacao, 'uid' | 'itemId' | 'fundamento' | 'destino'>,
): Promise<void> {
  for (const l of await lotesDoItem(tx, hotId, a.itemId)) {
    const pessoas = await pessoasDoComitente(tx, hotId, l.comId)
    await s.correio.avisarVarios(
      tx,
      hotId,
      pessoas.map((usuId) => ({
        tipo: 'comitente-venda-anulada' as const,
        para: { usuId },
        variaveis: {
          lote: `${l.numero} – ${l.nome}`,
          leilao: l.leilao,
          valor: l.valor,
          fundamento: ROTULO_DO_FUNDAMENTO[a.fundamento],
          destino: ROTULO_DO_DESTINO[a.destino],
        },
        link: `/comitente/bens/${l.veiUid}`,
        marca: `lote:${l.lelUid}`,
        chave: `anulacao:${a.uid}:${l.lelUid}:${usuId}`,
      })),
    )
  }
}
