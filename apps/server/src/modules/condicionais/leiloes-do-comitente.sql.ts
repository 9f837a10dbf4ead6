import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { leiloesDoComitente } from '@martelo/contracts/condicionais/leiloes-do-comitente.contract.ts'
import { SITUACOES_VENDIDAS } from '@martelo/domain/lotes/vendidas.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, type Listados, listar } from '../../core/database/lista.ts'

export type LeilaoDoComitente = Omit<RespostaDe<typeof leiloesDoComitente>[number], 'data'> & { data: Date }

interface Pergunta {
  readonly hotId: number
  readonly usuId: number
  /** of all consignors of the house */
  readonly todos: boolean
  readonly busca?: string | undefined
  readonly escolhido?: string | undefined
  readonly pagina: number
  readonly porPagina: number
}

const VENDIDO: RawBuilder<boolean> = sql<boolean>`l.situacao = any(${[...SITUACOES_VENDIDAS]}::text[])`

/** Live ones first, then the newest. */
export function leiloesDaPessoa(tx: Tx, q: Pergunta): Promise<Listados<LeilaoDoComitente>> {
  const escolhido = q.escolhido ?? null
  const meus = sql`l.situacao <> 'CADASTRADO' and (${q.todos} or l.com_id in (select com_id from usuario_comitente where usu_id = ${q.usuId} and hot_id = ${q.hotId}))`
  return listar<LeilaoDoComitente>(tx, {
    colunas: sql`a.uid, a.nome, a.situacao, a.data, n.lotes, n.com_lance, n.vendidos, n.condicionais, n.aguardando_resposta, n.total_vendido`,
    de: sql`leilao a`,
    deTudo: sql`cross join lateral (select count(*)::int as lotes, count(l.lance_valor)::int as com_lance, count(*) filter (where ${VENDIDO})::int as vendidos,
        count(*) filter (where l.situacao = 'CONDICIONAL')::int as condicionais,
        count(*) filter (where l.situacao = 'CONDICIONAL' and l.condicional_situacao in ('AGUARDANDO_COMITENTE', 'REPLICA_DO_CLIENTE'))::int as aguardando_resposta,
        coalesce(sum(coalesce(l.valor_vendido, l.lance_valor)) filter (where ${VENDIDO}), 0)::bigint as total_vendido
      from lote l where l.lei_id = a.id and ${meus}) n`,
    onde: [
      sql`a.hot_id = ${q.hotId}`,
      sql`exists (select from lote l where l.lei_id = a.id and ${meus})`,
      sql`(a.uid = ${escolhido}::uuid or ${contemSql(q.busca, [sql`a.nome`, sql`to_char(a.data at time zone 'America/Sao_Paulo', 'DD/MM/YYYY')`])})`,
    ],
    ordem: sql`order by a.uid is distinct from ${escolhido}::uuid, a.situacao <> 'AO_VIVO', a.data desc, a.id desc`,
    pagina: q,
  })
}
