// What a lot says it was sold for, against the row of the log that won and the deal that followed.
import { precoVendido } from '@martelo/domain/vendas/preco-vendido.ts'
import type { RespostaDoComitente, SituacaoDeCondicional } from '@martelo/domain/condicionais/states.ts'
import { type Kysely, sql } from 'kysely'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import type { DB } from '../../core/database/schema.gen.ts'

interface Linha {
  readonly situacao: SituacaoLote
  readonly lance: number | null
  readonly lider: number | null
  readonly valorVendido: number | null
  readonly seq: number | null
  readonly valor: number | null
  readonly cliente: number | null
  readonly ateSeq: number | null
  readonly etapa: SituacaoDeCondicional | null
  readonly resposta: RespostaDoComitente | null
  readonly novoValor: number | null
  readonly aceitaReplica: boolean | null
  readonly replica: number | null
}

/** What does not agree, in words; null: it does. */
export async function verificarPreco(db: Kysely<DB>, lelId: number): Promise<string | null> {
  const r = await sql<Linha>`
    select l.situacao, l.lance_valor as lance, l.lance_cli_id as lider, l.valor_vendido, b.seq, b.valor, b.cli_id as cliente,
      l.condicional_seq as ate_seq, l.condicional_situacao as etapa, l.condicional_resposta as resposta, l.condicional_novo_valor as novo_valor,
      l.comitente_aceitar_replica as aceita_replica, l.condicional_replica_valor as replica
    from lote l left join lateral (select x.seq, x.valor, x.cli_id from lance x
      where x.lel_id = l.id and x.situacao = 'vencedor' order by x.seq desc limit 1) b on true
    where l.id = ${lelId}`.execute(db)
  const l = r.rows[0]
  if (l === undefined) return null
  const { situacao, lance, lider, seq, valor, cliente, etapa, ...acordo } = l
  const vencedor = seq === null || valor === null ? null : { seq, valor, cliente }
  const devido = precoVendido({ situacao, lance, lider, vencedor, acordo: { ...acordo, situacao: etapa } })
  return devido === l.valorVendido ? null : `o lote diz que saiu por ${l.valorVendido}, a venda dá ${devido}`
}
