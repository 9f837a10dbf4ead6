// Validations of bidders in the auction to come: one that waits for a bid above the lot's limit, one that disagrees, one
// that was authorised. Its lots are far from the cry, so that no story's bid meets the limit.
import { sql } from 'kysely'
import type { Tx } from '../../../apps/server/src/core/database/database.ts'

const DE_EXEMPLO = [
  { tipo: 'Manual', resultado: 'Aguardando', oferta: true },
  { tipo: 'CPF_CNPJ_Restritos', resultado: 'Divergente', oferta: false },
  { tipo: 'Procob', resultado: 'Autorizado', oferta: false },
] as const

export async function semearValidacoes(tx: Tx, hotId: number): Promise<void> {
  const { rows: lotes } = await sql<{ id: number; minimo: number }>`
    select l.id, l.minimo from lote l join leilao a on a.id = l.lei_id
    where l.hot_id = ${hotId} and a.situacao = 'PRONTO' and l.situacao = 'LIBERADO_LEILAO'
    order by a.data desc, l.posicao_leilao desc limit 3`.execute(tx)
  const { rows: clientes } = await sql<{ id: number }>`
    select id from cliente where hot_id = ${hotId} and documento_situacao = 'Aprovado' order by id limit 3`.execute(
    tx,
  )
  for (const [i, v] of DE_EXEMPLO.entries()) {
    const [lote, cliente] = [lotes[i], clientes[i]]
    if (lote === undefined || cliente === undefined) return
    const limite = lote.minimo * 3
    await tx
      .updateTable('lote')
      .set({ validacoesValorOfertaBloqueada: limite })
      .where('id', '=', lote.id)
      .execute()
    await tx
      .insertInto('validacao')
      .values({
        hotId,
        lelId: lote.id,
        cliId: cliente.id,
        tipoValidacao: v.tipo,
        resultado: v.resultado,
        valorDaOferta: v.oferta ? limite + 100_000 : null,
      })
      .execute()
  }
}
