// Lots that can be seen and visits by appointment, as rows. Every statement names its hotsite.
import type { SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { SITUACOES_QUE_RECEBEM, type SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import type { SituacaoDeVisita } from '@martelo/domain/visitacoes/states.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { cadastrosDoCliente } from '../../core/database/cadastros-do-cliente.ts'
import type { Tx } from '../../core/database/database.ts'
import type { DB } from '../../core/database/schema.gen.ts'

export interface LoteAVisitar {
  id: number
  uid: string
  patId: number | null
  situacao: SituacaoLote
  leilao: SituacaoLeilao
  /** when its sale ends; null: nothing says so yet */
  ate: Date | null
  comoVisitar: string | null
}

export async function lerLote(tx: Tx, hotId: number, uid: string): Promise<LoteAVisitar | undefined> {
  const r = await sql<LoteAVisitar>`
    select l.id, l.uid, v.pat_id, l.situacao, a.situacao as leilao,
      coalesce(l.data_fim, case when a.data > now() then a.data end) as ate,
      coalesce(nullif(l.descricao_visitacao, ''), p.explicacao_visitacao) as como_visitar
    from lote l join leilao a on a.id = l.lei_id join veiculo v on v.id = l.vei_id left join patio p on p.id = v.pat_id
    where l.uid = ${uid} and l.hot_id = ${hotId}`.execute(tx)
  return r.rows[0]
}

export async function contatoDoCliente(
  tx: Tx,
  hotId: number,
  cliId: number,
): Promise<{ nome: string; email: string; telefone: string | null } | null> {
  const r = await sql<{ nome: string; email: string; telefone: string | null }>`
    select coalesce(c.razao_social, c.nome) as nome, u.email, c.telefone1 as telefone
    from cliente c join usuario u on u.id = c.usu_id where c.id = ${cliId} and c.hot_id = ${hotId} and u.email is not null`.execute(
    tx,
  )
  return r.rows[0] ?? null
}

/** Slot beginning (epoch ms) → visits booked. */
export async function visitasPorHorario(
  tx: Tx,
  hotId: number,
  patId: number,
  de: Date,
  ate: Date,
): Promise<Map<number, number>> {
  const r = await sql<{ inicio: Date; n: number }>`
    select inicio, count(*)::int as n from visitacao
    where hot_id = ${hotId} and pat_id = ${patId} and inicio >= ${de} and inicio < ${ate} and situacao = 'marcada' group by inicio`.execute(
    tx,
  )
  return new Map(r.rows.map((l) => [l.inicio.getTime(), l.n]))
}

/** Holds one person's bookings: how many he has is counted one request at a time. */
export async function travarPessoa(tx: Tx, hotId: number, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`visitas|${hotId}|${email}`}, 0))`.execute(tx)
}

/** What one person has ahead: how many, and whether one of them is to this lot. */
export async function aFrenteDe(
  tx: Tx,
  hotId: number,
  email: string,
  lelId: number,
): Promise<{ quantas: number; neste: boolean }> {
  const r = await sql<{ quantas: number; neste: boolean }>`
    select (count(*) filter (where fim > now()))::int as quantas, coalesce(bool_or(lel_id = ${lelId}), false) as neste
    from visitacao where hot_id = ${hotId} and email = ${email} and situacao = 'marcada'`.execute(tx)
  return r.rows[0] ?? { quantas: 0, neste: false }
}

/** A visit whose time went by without a word from the gate keeps no one from booking again. */
export async function encerrarPassadas(tx: Tx, hotId: number, email: string): Promise<void> {
  await sql`update visitacao set situacao = 'nao_veio', encerrada_at = now(), versao = versao + 1
    where hot_id = ${hotId} and email = ${email} and situacao = 'marcada' and fim < now() - interval '1 day'`.execute(
    tx,
  )
}

export interface NovaVisita {
  hotId: number
  patId: number
  lelId: number
  cliId: number | null
  nome: string
  email: string
  telefone: string
  inicio: Date
  fim: Date
  vaga: number
  lembrarEm: Date | null
}

/** Undefined when another one has just taken the place. */
export async function inserirVisita(
  tx: Tx,
  v: NovaVisita,
): Promise<{ uid: string; chave: string } | undefined> {
  return tx
    .insertInto('visitacao')
    .values(v)
    .onConflict((c) => c.doNothing())
    .returning(['uid', 'chave'])
    .executeTakeFirst()
}

export interface LinhaDeVisita {
  id: number
  uid: string
  chave: string
  patId: number
  lelId: number
  lelUid: string
  cliId: number | null
  nome: string
  email: string
  telefone: string
  inicio: Date
  fim: Date
  situacao: SituacaoDeVisita
  remarcacoes: number
  versao: number
  numero: string
  lote: string
  placa: string | null
  onde: string | null
  patio: string
  endereco: string
  comoVisitar: string | null
}

export const pelaChave = (chave: string): RawBuilder<boolean> => sql<boolean>`x.chave = ${chave}`
export const peloUid = (uid: string): RawBuilder<boolean> => sql<boolean>`x.uid = ${uid}`
/** What is over stays in sight for a month. */
export const doCliente = (hotId: number, cliId: number): RawBuilder<boolean> =>
  sql<boolean>`x.cli_id = any(${cadastrosDoCliente(hotId, cliId)}) and x.inicio > now() - interval '31 days'`
export const noPatio = (patId: number, de: Date, ate: Date): RawBuilder<boolean> =>
  sql<boolean>`x.pat_id = ${patId} and x.inicio >= ${de} and x.inicio < ${ate} and x.situacao <> 'cancelada'`

/** A client or a yard has few at once; more than a page is no list that a person reads. */
const MAXIMO_DE_VISITAS = 500

export async function lerVisitas(
  tx: Tx,
  hotId: number,
  quais: RawBuilder<boolean>,
): Promise<LinhaDeVisita[]> {
  const r = await sql<LinhaDeVisita>`
    select x.id, x.uid, x.chave, x.pat_id, x.lel_id, l.uid as lel_uid, x.cli_id, x.nome, x.email, x.telefone, x.inicio, x.fim, x.situacao,
      x.remarcacoes, x.versao, l.numero, l.nome as lote, v.placa,
      (select g.codigo from estadia e join vaga g on g.id = e.vaga_id where e.vei_id = v.id and e.hot_id = x.hot_id and e.dia_fim is null
        order by e.id desc limit 1) as onde,
      p.nome as patio, concat_ws(', ', p.endereco, p.cidade || '/' || p.uf) as endereco,
      coalesce(nullif(l.descricao_visitacao, ''), p.explicacao_visitacao) as como_visitar
    from visitacao x join lote l on l.id = x.lel_id join veiculo v on v.id = l.vei_id join patio p on p.id = x.pat_id
    where x.hot_id = ${hotId} and ${quais} order by x.inicio, x.vaga, x.id limit ${MAXIMO_DE_VISITAS}`.execute(
    tx,
  )
  return r.rows
}

/** The same visit, its row held until the transaction ends. */
export async function travarVisita(
  tx: Tx,
  hotId: number,
  quais: RawBuilder<boolean>,
): Promise<LinhaDeVisita | undefined> {
  await sql`select 1 from visitacao x where x.hot_id = ${hotId} and ${quais} for update`.execute(tx)
  return (await lerVisitas(tx, hotId, quais))[0]
}

export async function mudarHorario(
  tx: Tx,
  hotId: number,
  id: number,
  para: Pick<NovaVisita, 'patId' | 'inicio' | 'fim' | 'vaga' | 'lembrarEm'>,
): Promise<void> {
  await sql`update visitacao set pat_id = ${para.patId}, inicio = ${para.inicio}, fim = ${para.fim}, vaga = ${para.vaga},
    lembrar_em = ${para.lembrarEm}, remarcacoes = remarcacoes + 1, versao = versao + 1 where hot_id = ${hotId} and id = ${id}`.execute(
    tx,
  )
}

export async function encerrarVisita(
  tx: Tx,
  hotId: number,
  id: number,
  fim: { situacao: SituacaoDeVisita; em: Date; por: number | null; motivo: string | null },
): Promise<void> {
  await sql`update visitacao set situacao = ${fim.situacao}, encerrada_at = ${fim.em}, encerrada_by = ${fim.por}, motivo = ${fim.motivo},
    versao = versao + 1 where hot_id = ${hotId} and id = ${id}`.execute(tx)
}

/** The lowest free place of a slot, under the yard's lock; null when all are taken. */
export async function vagaLivre(
  tx: Tx,
  hotId: number,
  patio: { readonly id: number; readonly visitas: { readonly porHorario: number } },
  inicio: Date,
): Promise<number | null> {
  const r = await sql<{ vaga: number }>`
    select n as vaga from generate_series(1, ${patio.visitas.porHorario}::int) n
    where not exists (select from visitacao x where x.hot_id = ${hotId} and x.pat_id = ${patio.id} and x.inicio = ${inicio}
      and x.vaga = n and x.situacao = 'marcada') order by n limit 1`.execute(tx)
  return r.rows[0]?.vaga ?? null
}

/** A lot that was sold meanwhile is not called to mind. */
const LEMBRETE_DEVIDO = sql<boolean>`x.situacao = 'marcada' and x.lembrar_em <= now() and x.inicio > now() and exists (
  select from lote a where a.id = x.lel_id and a.hot_id = x.hot_id and a.situacao = any(${[...SITUACOES_QUE_RECEBEM]}::text[]))`
export const aLembrar = (uid: string): RawBuilder<boolean> =>
  sql<boolean>`x.uid = ${uid} and ${LEMBRETE_DEVIDO}`

/** Of all houses, those that begin first. */
export async function visitasALembrar(
  db: Tx | Kysely<DB>,
  quantas: number,
): Promise<{ uid: string; hotId: number }[]> {
  const r = await sql<{ uid: string; hotId: number }>`
    select x.uid, x.hot_id from visitacao x join hotsite h on h.id = x.hot_id and h.ativo
    where ${LEMBRETE_DEVIDO} order by x.inicio, x.id limit ${quantas}`.execute(db)
  return r.rows
}

export async function notarLembrete(tx: Tx, hotId: number, id: number): Promise<void> {
  await sql`update visitacao set lembrar_em = null where hot_id = ${hotId} and id = ${id}`.execute(tx)
}
