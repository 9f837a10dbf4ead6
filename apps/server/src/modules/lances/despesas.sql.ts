// What a lot costs its buyer besides the bid: the lot's own fees, and the auction's where the lot has none.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface Despesas {
  despachante: number
  outros: number
  remocao: number
  depositoDeBens: number
  vistoria: number
  taxaAdm: number
  comissaoPorcentagem: number | null
  comissaoExtraPorcentagem: number | null
  comissaoExtraMensagem: string | null
  compreJaPorcentagem: number | null
}

export async function lerDespesas(tx: Tx, hotId: number, lelId: number): Promise<Despesas> {
  const r = await sql<Despesas>`select l.despachante, l.outros, l.remocao, l.deposito_de_bens, l.vistoria,
      case when l.taxa_adm > 0 then l.taxa_adm else a.taxa_adm end as taxa_adm,
      coalesce(l.comissao_porcentagem, a.porcentagem_comissao) as comissao_porcentagem,
      l.comissao_extra_porcentagem, l.comissao_extra_mensagem, l.compre_ja_porcentagem
    from lote l join leilao a on a.id = l.lei_id where l.id = ${lelId} and l.hot_id = ${hotId}`.execute(tx)
  const linha = r.rows[0]
  if (linha === undefined) throw new Error(`lot ${lelId} is gone`)
  return linha
}
