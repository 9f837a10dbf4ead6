import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface LoteParaImportar {
  readonly lelUid: string
  readonly veiUid: string
  readonly numero: string
  readonly nome: string
  readonly placa: string | null
  readonly chassi: string | null
  readonly comitente: string
  readonly situacao: SituacaoLote
  readonly minimo: number
  readonly incremento: number
  readonly valorComitente: number | null
  readonly maiorLance: number | null
  /** the lot that the vehicle stands in now */
  readonly aberto: string | null
}

/** Null: there is no such auction in this house. */
export async function lerLotesParaImportar(
  tx: Tx,
  hotId: number,
  leiId: number,
): Promise<LoteParaImportar[] | null> {
  const a = await sql`select 1 from leilao where id = ${leiId} and hot_id = ${hotId}`.execute(tx)
  if (a.rows.length === 0) return null
  const r = await sql<LoteParaImportar>`
    select l.uid as lel_uid, v.uid as vei_uid, l.numero, l.nome, v.placa, v.chassi, m.nome as comitente, l.situacao, l.minimo, l.incremento,
      l.valor_comitente, l.lance_valor as maior_lance,
      (select 'lote ' || o.numero || ' de ' || e.nome from lote o join leilao e on e.id = o.lei_id where o.vei_id = v.id and o.situacao not in
        ('NAO_ARREMATADO', 'CLIENTE_DESISTIU', 'CANCELADO_NO_LEILAO', 'NEGADA_CONDICIONAL', 'LOTE_CANCELADO', 'CONDICIONAL_NEGADA', 'RECOMPRA', 'RETIRADO') limit 1) as aberto
    from lote l join veiculo v on v.id = l.vei_id join comitente m on m.id = l.com_id
    where l.lei_id = ${leiId} and l.hot_id = ${hotId} order by l.posicao_leilao limit 2000`.execute(tx)
  return r.rows
}
