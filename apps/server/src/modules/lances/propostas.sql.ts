// Proposals: the client's own, the house's list, and the answer.
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import { cadastrosDoCliente } from '../../core/database/cadastros-do-cliente.ts'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, type Listados } from '../../core/database/lista.ts'

export type SituacaoDeProposta =
  | 'ENVIADA'
  | 'ACEITA'
  | 'RECUSADA'
  | 'CONTRAPROPOSTA'
  | 'CANCELADA'
  | 'EXPIRADA'

export interface LinhaDaProposta {
  uid: string
  loteId: number
  lelUid: string
  leiUid: string
  lote: string
  numero: string
  situacaoLote: SituacaoLote
  minimo: number
  cliUid: string
  cliente: string
  valor: number
  telefone: string | null
  email: string | null
  situacao: SituacaoDeProposta
  contraproposta: number | null
  motivo: string | null
  criadaAt: Date
  respondidaAt: Date | null
}

export interface FiltroDePropostas {
  readonly cliId?: number
  readonly lelUid?: string | undefined
  readonly situacao?: SituacaoDeProposta | undefined
  readonly busca?: string | undefined
  readonly pagina: number
  readonly porPagina: number
}

/** Newest first. Of one client when `cliId` is given. */
export async function listarPropostas(
  tx: Tx,
  hotId: number,
  f: FiltroDePropostas,
): Promise<Listados<LinhaDaProposta>> {
  return listar(tx, {
    colunas: sql`p.uid, l.id as lote_id, l.uid as lel_uid, a.uid as lei_uid, l.nome as lote, l.numero, l.situacao as situacao_lote, l.minimo,
      c.uid as cli_uid, c.nome as cliente, p.valor, p.telefone, p.email, p.situacao, p.contraproposta, p.motivo, p.criada_at, p.respondida_at`,
    de: sql`proposta p join lote l on l.id = p.lel_id join leilao a on a.id = l.lei_id join cliente c on c.id = p.cli_id`,
    onde: [
      sql`p.hot_id = ${hotId}`,
      ...(f.cliId === undefined ? [] : [sql`p.cli_id = any(${cadastrosDoCliente(hotId, f.cliId)})`]),
      ...(f.lelUid ? [sql`l.uid = ${f.lelUid}`] : []),
      ...(f.situacao ? [sql`p.situacao = ${f.situacao}`] : []),
      contemSql(f.busca, [sql`l.nome`, sql`c.nome`, sql`l.numero`]),
    ],
    ordem: sql`order by p.criada_at desc, p.id desc`,
    pagina: f,
  })
}

export interface PropostaTravada {
  id: number
  hotId: number
  lelId: number
  cliId: number
  /** whose it is now: the registration that `cliId` was joined to, or itself */
  donoId: number
  cliUid: string
  lelUid: string
  lote: string
  numero: string
  clienteNome: string
  clienteEmail: string
  valor: number
  situacao: SituacaoDeProposta
  chave: string
  /** its row in the lot's log */
  seq: number | null
}

const TRAVADA = sql`
  select p.id, p.hot_id, p.lel_id, p.cli_id, coalesce(c.unido_a, c.id) as dono_id, c.uid as cli_uid, c.nome as cliente_nome, c.email as cliente_email,
    l.uid as lel_uid, l.nome as lote, l.numero, p.valor, p.situacao, p.chave,
    (select seq from lance b where b.lel_id = p.lel_id and b.cli_id = p.cli_id and b.chave = p.chave and b.tipo = 'Proposta' limit 1) as seq
  from proposta p join cliente c on c.id = p.cli_id join lote l on l.id = p.lel_id`

export async function travarProposta(tx: Tx, hotId: number, uid: string): Promise<PropostaTravada | null> {
  const r =
    await sql<PropostaTravada>`${TRAVADA} where p.uid = ${uid} and p.hot_id = ${hotId} for update of p`.execute(
      tx,
    )
  return r.rows[0] ?? null
}

export interface Contraproposta {
  situacao: SituacaoDeProposta
  lelUid: string
  contraproposta: number | null
  motivo: string | null
  respondidaBy: number | null
}

/** This client's own, under whichever of his registrations; null: he has none under that uid. */
export async function contrapropostaDe(
  tx: Tx,
  hotId: number,
  cliId: number,
  uid: string,
): Promise<Contraproposta | null> {
  const r = await sql<Contraproposta>`
    select p.situacao, l.uid as lel_uid, p.contraproposta, p.motivo, p.respondida_by from proposta p join lote l on l.id = p.lel_id
    where p.hot_id = ${hotId} and p.cli_id = any(${cadastrosDoCliente(hotId, cliId)}) and p.uid = ${uid}`.execute(
    tx,
  )
  return r.rows[0] ?? null
}

/** The proposal that a request of this client made. */
export async function propostaPorChave(
  tx: Tx,
  hotId: number,
  cliId: number,
  chave: string,
): Promise<{ uid: string; situacao: SituacaoDeProposta; situacaoLote: SituacaoLote } | null> {
  const r = await sql<{ uid: string; situacao: SituacaoDeProposta; situacaoLote: SituacaoLote }>`
    select p.uid, p.situacao, l.situacao as situacao_lote from proposta p join lote l on l.id = p.lel_id
    where p.hot_id = ${hotId} and p.cli_id = ${cliId} and p.chave = ${chave}`.execute(tx)
  return r.rows[0] ?? null
}

export async function gravarResposta(
  tx: Tx,
  hotId: number,
  id: number,
  r: {
    situacao: SituacaoDeProposta
    contraproposta: number | null
    motivo: string | null
    usuId: number | null
  },
): Promise<void> {
  await sql`update proposta set situacao = ${r.situacao}, contraproposta = ${r.contraproposta}, motivo = ${r.motivo},
      respondida_at = clock_timestamp(), respondida_by = ${r.usuId} where id = ${id} and hot_id = ${hotId}`.execute(
    tx,
  )
}

/** The lot is taken: what others proposed has no more object. Answers whose they were. */
export async function expirarOutras(
  tx: Tx,
  hotId: number,
  lelId: number,
  menos: number,
): Promise<PropostaTravada[]> {
  const abertas =
    await sql<PropostaTravada>`${TRAVADA} where p.hot_id = ${hotId} and p.lel_id = ${lelId} and p.id <> ${menos}
      and p.situacao in ('ENVIADA', 'CONTRAPROPOSTA') order by p.id for update of p`.execute(tx)
  await sql`update proposta set situacao = 'EXPIRADA', respondida_at = clock_timestamp()
    where hot_id = ${hotId} and id = any(${abertas.rows.map((p) => p.id)}::int[])`.execute(tx)
  return abertas.rows
}

/** The accepted proposal leads now: price rows step back, so that one row alone can win. */
export async function fazerLiderar(tx: Tx, hotId: number, lelId: number, seq: number): Promise<void> {
  await sql`update lance set situacao = case when seq = ${seq} then 'vencendo' else 'superado' end
    where hot_id = ${hotId} and lel_id = ${lelId} and (seq = ${seq} or situacao = 'vencendo')`.execute(tx)
}

/** The house's counter-proposal of a lot that was not answered in time. */
export async function expirarContraproposta(tx: Tx, hotId: number, lelId: number): Promise<void> {
  await sql`update proposta set situacao = 'EXPIRADA', respondida_at = clock_timestamp()
    where lel_id = ${lelId} and hot_id = ${hotId} and situacao = 'CONTRAPROPOSTA'`.execute(tx)
}

/** By its author. The house's counter-offer stays in the record: he declined that value. */
export async function cancelarPelaPessoa(tx: Tx, hotId: number, id: number): Promise<void> {
  await sql`update proposta set situacao = 'CANCELADA', desistida_at = clock_timestamp()
    where id = ${id} and hot_id = ${hotId}`.execute(tx)
}
