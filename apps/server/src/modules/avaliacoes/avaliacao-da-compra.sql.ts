// Reviews of purchases. The author is the purchase's buyer, read when it is shown.
import type { SituacaoDaAvaliacao } from '@martelo/domain/avaliacoes/avaliacao-da-compra.ts'
import { sql } from 'kysely'
import { cadastrosDoCliente } from '../../core/database/cadastros-do-cliente.ts'
import type { Tx } from '../../core/database/database.ts'

export const POR_PAGINA = 20

export interface CompraAvaliada {
  readonly vndId: number
  readonly uid: string
  readonly contam: number
  readonly entregues: number
  readonly nota: number | null
  readonly texto: string | null
  readonly situacao: SituacaoDaAvaliacao | null
  readonly motivo: string | null
  readonly resposta: string | null
}

/** A purchase of this client with his review. */
export async function compraAvaliada(
  tx: Tx,
  hotId: number,
  cliId: number,
  id: number,
): Promise<CompraAvaliada | undefined> {
  const { rows } = await sql<CompraAvaliada>`
    select v.id as vnd_id, v.uid,
      (select count(*)::int from venda_item i where i.vnd_id = v.id and i.ativo) as contam,
      (select count(*)::int from venda_item i where i.vnd_id = v.id and i.ativo and i.retirada_situacao = 'entregue') as entregues,
      a.nota, a.texto, a.situacao, a.motivo, a.resposta
    from venda v left join avaliacao_da_compra a on a.vnd_id = v.id
    where v.hot_id = ${hotId} and v.id = ${id} and v.cli_id = any(${cadastrosDoCliente(hotId, cliId)})`.execute(
    tx,
  )
  return rows[0]
}

export async function gravarAvaliacao(
  tx: Tx,
  a: {
    readonly hotId: number
    readonly vndId: number
    readonly nota: number
    readonly texto: string
    readonly situacao: SituacaoDaAvaliacao
  },
): Promise<void> {
  await sql`insert into avaliacao_da_compra (hot_id, vnd_id, nota, texto, situacao)
    values (${a.hotId}, ${a.vndId}, ${a.nota}, ${a.texto}, ${a.situacao})
    on conflict (vnd_id) do update set nota = excluded.nota, texto = excluded.texto, situacao = excluded.situacao, motivo = null,
      versao = avaliacao_da_compra.versao + 1`.execute(tx)
}

export interface AvaliacaoLida {
  readonly id: number
  readonly uid: string
  readonly vndId: number
  readonly nota: number
  readonly texto: string
  readonly situacao: SituacaoDaAvaliacao
  readonly motivo: string | null
  readonly resposta: string | null
  readonly versao: number
  readonly escrita: Date
  readonly quem: string
  readonly bem: string
}

export async function avaliacoesPor(
  tx: Tx,
  hotId: number,
  situacao: SituacaoDaAvaliacao,
  pagina = 1,
  porPagina = 200,
): Promise<AvaliacaoLida[]> {
  const { rows } = await sql<AvaliacaoLida>`
    select a.id, a.uid, a.vnd_id, a.nota, a.texto, a.situacao, a.motivo, a.resposta, a.versao, a.created_at as escrita,
      coalesce(c.nome_fantasia, c.razao_social, c.nome) as quem,
      coalesce((select l.nome from venda_item i join lote l on l.id = i.lel_id where i.vnd_id = v.id and i.ativo order by i.id limit 1), '') as bem
    from avaliacao_da_compra a join venda v on v.id = a.vnd_id join cliente c on c.id = v.cli_id
    where a.hot_id = ${hotId} and a.situacao = ${situacao}
    order by a.created_at desc limit ${porPagina} offset ${(pagina - 1) * porPagina}`.execute(tx)
  return rows
}

export async function notasPublicadas(tx: Tx, hotId: number): Promise<number[]> {
  const { rows } = await sql<{ nota: number }>`
    select nota from avaliacao_da_compra where hot_id = ${hotId} and situacao = 'PUBLICADA' order by created_at desc limit 5000`.execute(
    tx,
  )
  return rows.map((r) => r.nota)
}

export async function travarAvaliacao(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<{ id: number; situacao: SituacaoDaAvaliacao; versao: number } | undefined> {
  const { rows } = await sql<{ id: number; situacao: SituacaoDaAvaliacao; versao: number }>`
    select id, situacao, versao from avaliacao_da_compra where hot_id = ${hotId} and uid = ${uid} for update`.execute(
    tx,
  )
  return rows[0]
}

export async function decidirAvaliacao(
  tx: Tx,
  d: {
    readonly id: number
    readonly hotId: number
    readonly situacao: SituacaoDaAvaliacao
    /** null: stays as it is */
    readonly motivo: string | null
    readonly resposta: string | null
    readonly usuId: number
  },
): Promise<void> {
  await sql`update avaliacao_da_compra set situacao = ${d.situacao}, motivo = ${d.motivo}, resposta = coalesce(${d.resposta}, resposta),
      moderada_at = clock_timestamp(), moderada_by = ${d.usuId}, versao = versao + 1
    where hot_id = ${d.hotId} and id = ${d.id}`.execute(tx)
}
