// Arrivals: finding what is meant, and writing what came.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** The active vehicle of this plate or chassis; null: it is not registered yet. */
export async function acharVeiculoDaChegada(
  tx: Tx,
  hotId: number,
  placaChave: string | null,
  chassi: string | null,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from veiculo where hot_id = ${hotId} and situacao in ('ESTOQUE', 'EM_LEILAO')
      and (placa_chave = ${placaChave} or chassi = ${chassi}) order by chassi = ${chassi} desc nulls last, id desc limit 1`.execute(
    tx,
  )
  return rows[0]?.id ?? null
}

export interface ChegadaTravada {
  id: number
  uid: string
  situacao: 'PREVISTA' | 'RECEBIDA' | 'NAO_CHEGOU'
  patId: number
  comId: number
  veiId: number | null
  descricao: string
  placa: string | null
  chassi: string | null
  comChave: boolean
}
/** `nosPatiosDe`: yard staff reach what comes to their own yards. */
export async function travarChegada(
  tx: Tx,
  hotId: number,
  uid: string,
  nosPatiosDe: number | undefined,
): Promise<ChegadaTravada | null> {
  const { rows } = await sql<ChegadaTravada>`
    select id, uid, situacao, pat_id, com_id, vei_id, descricao, placa, chassi, com_chave from chegada t
    where hot_id = ${hotId} and uid = ${uid} and (${nosPatiosDe ?? null}::int is null
      or exists (select from usuario_patio up where up.usu_id = ${nosPatiosDe ?? null}::int and up.pat_id = t.pat_id))
    for update`.execute(tx)
  return rows[0] ?? null
}

export async function encerrarChegada(
  tx: Tx,
  c: { id: number; hotId: number; usuId: number },
  r: {
    situacao: 'RECEBIDA' | 'NAO_CHEGOU'
    veiId: number | null
    diferencas: readonly string[]
    observacao: string | null
  },
): Promise<void> {
  await sql`update chegada set situacao = ${r.situacao}, vei_id = coalesce(${r.veiId}::int, vei_id), recebida_at = clock_timestamp(),
    recebida_by = ${c.usuId}, diferencas = ${[...r.diferencas]}::text[],
    observacao = coalesce(${r.observacao}::text, observacao), versao = versao + 1
    where id = ${c.id} and hot_id = ${c.hotId}`.execute(tx)
}

/** The vehicle stands in this yard from now on. */
export async function porNoPatio(
  tx: Tx,
  hotId: number,
  veiId: number,
  patId: number,
  possuiChave: boolean,
): Promise<{ id: number; uid: string; comId: number } | null> {
  const { rows } = await sql<{ id: number; uid: string; comId: number }>`
    update veiculo set pat_id = ${patId}, possui_chave = ${possuiChave},
      no_patio_desde = case when pat_id is distinct from ${patId} then clock_timestamp() else no_patio_desde end,
      versao = versao + 1, updated_at = now()
    where id = ${veiId} and hot_id = ${hotId} returning id, uid, com_id`.execute(tx)
  return rows[0] ?? null
}

export interface ChegadaDaPessoa {
  uid: string
  descricao: string
  placa: string | null
  comitente: string
  patio: string
  previstaPara: string
  situacao: 'PREVISTA' | 'RECEBIDA' | 'NAO_CHEGOU'
  recebidaAt: Date | null
  veiUid: string | null
}
/** Of the consignors that a person follows: what is expected, the nearest day first, and what was checked in the last weeks. */
export async function chegadasDaPessoa(tx: Tx, hotId: number, usuId: number): Promise<ChegadaDaPessoa[]> {
  const { rows } = await sql<ChegadaDaPessoa>`
    select t.uid, t.descricao, t.placa, m.nome as comitente, p.nome as patio, t.prevista_para::text as prevista_para, t.situacao, t.recebida_at,
      v.uid as vei_uid
    from chegada t join comitente m on m.id = t.com_id join patio p on p.id = t.pat_id
      left join veiculo v on v.id = t.vei_id and v.hot_id = t.hot_id and v.com_id = t.com_id
    where t.hot_id = ${hotId} and t.com_id in (select com_id from usuario_comitente where hot_id = ${hotId} and usu_id = ${usuId})
      and (t.situacao = 'PREVISTA' or t.recebida_at > now() - interval '30 days')
    order by t.situacao <> 'PREVISTA', case when t.situacao = 'PREVISTA' then t.prevista_para end, t.recebida_at desc, t.id desc
    limit 200`.execute(tx)
  return rows
}
