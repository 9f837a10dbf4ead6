// What a decision sometimes needs besides its log rows, in the same transaction: proposals, a buy-now, the audit of a
// call that a bid undid, and the ends of later lots in an auction that cascades.
import type { ClientBase } from 'pg'
import { TAREFA_CRIAR_VENDA } from '../transicao/efeitos.ts'
import type { LoteDecidido } from './decidir.ts'
import type { PedidoDoMotor } from './pedidos.ts'

export const ehRaro = (d: LoteDecidido): boolean =>
  d.propostas.length > 0 || d.compra !== null || d.reabriu || (d.cascata && d.adiadoMs > 0)

/**
 * Taken before any row, so that two cascades of one auction never wait for each other's lots: the engine's own
 * statement waits for no lock, and the holder of this one is the only one that does.
 */
export async function reservarCascatas(db: ClientBase, decididos: readonly LoteDecidido[]): Promise<void> {
  const leiloes = new Set(decididos.filter((d) => d.cascata && d.adiadoMs > 0).map((d) => d.antes.leiId))
  for (const leiId of [...leiloes].sort((a, b) => a - b))
    await db.query('select pg_advisory_xact_lock(712310, $1)', [leiId])
}

/** Writes the effects of decisions that stand; answers further lots that changed (the cascade). */
export async function gravarEfeitos(db: ClientBase, decididos: readonly LoteDecidido[]): Promise<number[]> {
  const outros: number[] = []
  for (const d of decididos) {
    for (const p of d.propostas) await gravarProposta(db, d, p.pedido, p.valor)
    if (d.compra !== null) await gravarCompra(db, d, d.compra)
    if (d.reabriu) await auditarLote(db, d, d.autor, 'novoLance')
    if (d.cascata && d.adiadoMs > 0) outros.push(...(await adiarSeguintes(db, d)))
  }
  return outros
}

async function gravarProposta(
  db: ClientBase,
  d: LoteDecidido,
  p: PedidoDoMotor,
  valor: number,
): Promise<void> {
  if (p.tipo !== 'Proposta') return
  await db.query(
    `insert into proposta (hot_id, lel_id, cli_id, valor, telefone, email, chave) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (lel_id, cli_id, chave) do nothing`,
    [
      d.antes.hotId,
      d.antes.lelId,
      p.cliId,
      valor,
      p.contato?.telefone ?? null,
      p.contato?.email ?? null,
      p.chave,
    ],
  )
}

async function gravarCompra(db: ClientBase, d: LoteDecidido, p: PedidoDoMotor): Promise<void> {
  await db.query(
    'update lance_automatico set ativo = false, atualizado_at = clock_timestamp() where lel_id = $1 and ativo',
    [d.antes.lelId],
  )
  await db.query('select enfileirar($1, $2::jsonb, null, $3)', [
    TAREFA_CRIAR_VENDA,
    JSON.stringify({ lelId: d.antes.lelId }),
    `${TAREFA_CRIAR_VENDA}-${d.antes.lelId}`,
  ])
  await auditarLote(db, d, p, 'comprarJa')
}

async function auditarLote(
  db: ClientBase,
  d: LoteDecidido,
  p: PedidoDoMotor | null,
  acao: string,
): Promise<void> {
  await db.query(
    `insert into auditoria (hot_id, usu_id, usu_nome, papeis, ip, entidade, entidade_uid, acao, antes, depois)
     select $1, $2, u.nome || coalesce(' (por ' || q.nome || ')', ''), u.papeis, $3, 'lote', $4, $5, $6::jsonb, $7::jsonb
     from (select 1) x left join usuario u on u.id = $2 left join usuario q on q.id = $8`,
    [
      d.antes.hotId,
      p?.usuId ?? null,
      p?.ip ?? null,
      d.antes.estado.lelUid,
      acao,
      JSON.stringify({ situacao: d.antes.estado.situacao }),
      JSON.stringify({ situacao: d.depois.estado.situacao }),
      p === null || p.tipo === 'Leiloeiro' ? null : (p.porUsuId ?? null),
    ],
  )
}

/** In an auction that cascades, the lots after this one end as much later as it does. */
async function adiarSeguintes(db: ClientBase, d: LoteDecidido): Promise<number[]> {
  const r = await db.query<{ id: number }>(
    `with k as (select id from lote where lei_id = $1 and hot_id = $2 and posicao_leilao > $3 and situacao = 'LIBERADO_LEILAO'
         and data_fim is not null and id <> $4 order by posicao_leilao for no key update)
     update lote l set data_fim = l.data_fim + make_interval(secs => $5::float8 / 1000) from k where k.id = l.id returning l.id`,
    [d.antes.leiId, d.antes.hotId, d.antes.posicao, d.antes.lelId, d.adiadoMs],
  )
  return r.rows.map((l) => l.id)
}
