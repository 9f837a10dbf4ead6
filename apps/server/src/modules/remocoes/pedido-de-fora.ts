// A removal that an outside system asks for, or changes: the place by its address, the yard by its name.
import { sql } from 'kysely'
import { auditar, diferencas } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { LinhaDeRemocao } from './remocoes.sql.ts'
import type { QuemMoveRemocao } from './transitar-remocao.ts'

export interface LugarDeFora {
  readonly nome: string
  readonly endereco: string
  readonly cidade: string
  readonly uf: string
  readonly cep: string | null
  readonly contatoNome: string | null
  readonly telefone: string | null
  readonly contatoEmail: string | null
}

const MAXIMO_DO_NOME = 120

/** The place of that address; a new one when the house has none. A name that is taken is told apart by its address. */
export async function lugarPeloEndereco(tx: Tx, hotId: number, l: LugarDeFora): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from local_remocao where hot_id = ${hotId} and lower(endereco) = lower(${l.endereco}) and lower(cidade) = lower(${l.cidade}) and uf = ${l.uf}
    order by id limit 1`.execute(tx)
  if (rows[0] !== undefined) return rows[0].id
  const [livre] = (
    await sql<{ n: number }>`
    select count(*)::int as n from local_remocao where hot_id = ${hotId} and nome = ${l.nome}`.execute(tx)
  ).rows
  const nome = livre?.n ? `${l.endereco}, ${l.cidade}/${l.uf} – ${l.nome}`.slice(0, MAXIMO_DO_NOME) : l.nome
  const { id } = await tx
    .insertInto('localRemocao')
    .values({ ...l, nome, hotId })
    .onConflict((c) => c.columns(['hotId', 'nome']).doUpdateSet({ nome }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The open yard of that name; undefined when there is none. */
export async function patioPeloNome(tx: Tx, hotId: number, nome: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from patio where hot_id = ${hotId} and lower(nome) = lower(${nome}) and ativo order by id limit 1`.execute(
    tx,
  )
  return rows[0]?.id
}

/** What may still change before the vehicle is on the road. */
export async function mudarPedidoDeFora(
  ctx: QuemMoveRemocao,
  tx: Tx,
  r: LinhaDeRemocao,
  p: { readonly locId: number; readonly patId: number | null; readonly observacao: string | null },
): Promise<void> {
  const hotId = ctx.hotsite.id
  await tx
    .updateTable('remocao')
    .set({
      locId: p.locId,
      patId: p.patId ?? r.patId,
      observacao: p.observacao ?? r.observacao,
      updatedAt: new Date(ctx.agora),
      versao: sql`versao + 1`,
    })
    .where('id', '=', r.id)
    .where('hotId', '=', hotId)
    .execute()
  const { rows } = await sql<{ local: string; patio: string; observacao: string | null }>`
    select l.nome as local, p.nome as patio, r.observacao from remocao r join local_remocao l on l.id = r.loc_id join patio p on p.id = r.pat_id
    where r.hot_id = ${hotId} and r.id = ${r.id}`.execute(tx)
  await auditar(ctx, tx, {
    entidade: 'remocao',
    uid: r.uid,
    acao: 'alterar',
    ...diferencas({ local: r.local, patio: r.patio, observacao: r.observacao }, rows[0] ?? {}),
    versao: r.versao + 1,
  })
}
