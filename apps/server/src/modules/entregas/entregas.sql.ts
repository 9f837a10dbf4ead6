// Items on their way to the buyer, bookings and yards, as rows. Every statement names its hotsite.
import { type PrecoDeEntrega, precosVigentes } from '@martelo/domain/entregas/metodos-de-entrega.ts'
import type { SituacaoDeDocumentacao, SituacaoDeRetirada } from '@martelo/domain/entregas/states.ts'
import type { SituacaoDeVenda } from '@martelo/domain/vendas/states.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface ItemTravado {
  id: number
  uid: string
  vndId: number
  cliId: number
  cliUid: string
  documento: string
  vndSituacao: SituacaoDeVenda
  categoria: string
  retiradaSituacao: SituacaoDeRetirada
  documentacaoSituacao: SituacaoDeDocumentacao
  documentacaoCodigoEnvio: string | null
  metodoEntrega: string | null
  valorSedex: number
  patId: number | null
  versao: number
  /** where the good stands */
  patioId: number | null
}

/** Locks the sale, then the item; undefined when it is not of this hotsite or its sale was undone. */
export async function travarItem(tx: Tx, hotId: number, itemUid: string): Promise<ItemTravado | undefined> {
  await sql`select 1 from venda v join venda_item i on i.vnd_id = v.id where i.uid = ${itemUid} and v.hot_id = ${hotId} for update of v`.execute(
    tx,
  )
  const r = await sql<ItemTravado>`
    select i.id, i.uid, i.vnd_id, v.cli_id, c.uid as cli_uid, coalesce(c.cnpj, c.cpf) as documento, v.situacao as vnd_situacao, t.categoria,
      i.retirada_situacao, i.documentacao_situacao, i.documentacao_codigo_envio, i.metodo_entrega, i.valor_sedex, i.pat_id, i.versao, ve.pat_id as patio_id
    from venda_item i join venda v on v.id = i.vnd_id join cliente c on c.id = v.cli_id join lote l on l.id = i.lel_id
      join tipo_lote t on t.id = l.tipo_id join veiculo ve on ve.id = l.vei_id
    where i.uid = ${itemUid} and i.hot_id = ${hotId} and i.ativo for update of i`.execute(tx)
  return r.rows[0]
}

/** The same facts without a lock, for reading. */
export async function lerItem(
  tx: Tx,
  hotId: number,
  itemUid: string,
): Promise<{ id: number; cliId: number; patioId: number | null } | undefined> {
  const r = await sql<{ id: number; cliId: number; patioId: number | null }>`
    select i.id, v.cli_id, ve.pat_id as patio_id
    from venda_item i join venda v on v.id = i.vnd_id join lote l on l.id = i.lel_id join veiculo ve on ve.id = l.vei_id
    where i.uid = ${itemUid} and i.hot_id = ${hotId} and i.ativo`.execute(tx)
  return r.rows[0]
}

/** What this house charges on a day (`yyyy-MM-dd`), by method. */
export async function precosDeEntrega(
  tx: Tx,
  hotId: number,
  dia: string,
): Promise<readonly PrecoDeEntrega[]> {
  const linhas = await tx
    .selectFrom('precoEntrega')
    .select(['metodo', 'valor', 'desde', 'oferecido'])
    .where('hotId', '=', hotId)
    .execute()
  const proprios = linhas.map((l) => ({
    metodo: l.metodo === 'Sedex' ? ('Sedex' as const) : ('Carta Registrada' as const),
    valor: l.valor,
    desde: String(l.desde),
    oferecido: l.oferecido,
  }))
  return precosVigentes(proprios, dia)
}

export async function temEndereco(tx: Tx, hotId: number, cliId: number): Promise<boolean> {
  const r = await sql`select from endereco where cli_id = ${cliId} and hot_id = ${hotId}`.execute(tx)
  return r.rows.length > 0
}

export interface AgendamentoTravado {
  id: number
  uid: string
  itemId: number
  itemUid: string
  patId: number
  inicio: Date
  fim: Date
  situacao: string
  versao: number
}

export async function lerAgendamento(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<AgendamentoTravado | undefined> {
  const r = await sql<AgendamentoTravado>`
    select g.id, g.uid, g.item_id, i.uid as item_uid, g.pat_id, g.inicio, g.fim, g.situacao, g.versao
    from agendamento g join venda_item i on i.id = g.item_id where g.uid = ${uid} and g.hot_id = ${hotId}`.execute(
    tx,
  )
  return r.rows[0]
}

export interface LinhaDaAgenda extends AgendamentoTravado {
  vndId: number
  vaga: number
  cliente: string
  documento: string
  telefone: string | null
  lote: string
  veiculo: string
  placa: string | null
  terceiroNome: string | null
  terceiroDocumento: string | null
  terceiroTelefone: string | null
  entreguePara: string | null
  retirada: SituacaoDeRetirada
  chegadaAt: Date | null
  /** of the vehicle, while it stands in the yard */
  estadiaUid: string | null
  /** of the newest authorisation of the third party of this booking */
  autorizacaoUid: string | null
}

/** Bookings of a yard that begin in the period, cancelled ones left out, earliest first. */
export async function agendaDoPatio(
  tx: Tx,
  hotId: number,
  patId: number,
  de: Date,
  ate: Date,
): Promise<LinhaDaAgenda[]> {
  const r = await sql<LinhaDaAgenda>`
    select g.id, g.uid, g.item_id, i.uid as item_uid, g.pat_id, g.inicio, g.fim, g.situacao, g.versao, g.vaga, i.vnd_id,
      coalesce(c.razao_social, c.nome) as cliente, coalesce(c.cnpj, c.cpf) as documento, c.telefone1 as telefone, l.numero as lote, l.nome as veiculo,
      ve.placa, g.terceiro_nome, g.terceiro_documento, g.terceiro_telefone, i.entregue_para, i.retirada_situacao as retirada, g.chegada_at,
      (select e.uid from estadia e where e.vei_id = ve.id and e.hot_id = g.hot_id order by e.id desc limit 1) as estadia_uid,
      (select k.uid from comprovante k where k.item_id = g.item_id and k.tipo = 'retirada_por_terceiros' and k.data_envio >= g.solicitado_at
        and g.terceiro_nome is not null order by k.id desc limit 1) as autorizacao_uid
    from agendamento g join venda_item i on i.id = g.item_id join venda v on v.id = i.vnd_id join cliente c on c.id = v.cli_id
      join lote l on l.id = i.lel_id join veiculo ve on ve.id = l.vei_id
    where g.hot_id = ${hotId} and g.pat_id = ${patId} and g.inicio >= ${de} and g.inicio < ${ate} and g.situacao <> 'cancelado'
    order by g.inicio, g.vaga`.execute(tx)
  return r.rows
}

/** Slot beginning (epoch ms) → places taken. */
export async function ocupacaoDoPatio(
  tx: Tx,
  hotId: number,
  patId: number,
  de: Date,
  ate: Date,
): Promise<Map<number, number>> {
  const r = await sql<{ inicio: Date; n: number }>`
    select inicio, count(*)::int as n from agendamento
    where hot_id = ${hotId} and pat_id = ${patId} and inicio >= ${de} and inicio < ${ate} and situacao = 'agendado' group by inicio`.execute(
    tx,
  )
  return new Map(r.rows.map((l) => [l.inicio.getTime(), l.n]))
}

/**
 * Takes the lowest free place of a slot; null when all are taken. Two people at once cannot get the same one: the
 * unique index of the place decides, and the loser tries the next.
 */
export async function tomarVaga(
  tx: Tx,
  a: {
    hotId: number
    itemId: number
    patId: number
    inicio: Date
    fim: Date
    capacidade: number
    usuId: number | null
    terceiro: { nome: string; documento: string; telefone: string; email?: string | null | undefined } | null
  },
): Promise<string | null> {
  for (let vaga = 1; vaga <= a.capacidade; vaga++) {
    const nova = await tx
      .insertInto('agendamento')
      .values({
        hotId: a.hotId,
        itemId: a.itemId,
        patId: a.patId,
        inicio: a.inicio,
        fim: a.fim,
        vaga,
        solicitadoBy: a.usuId,
        terceiroNome: a.terceiro?.nome ?? null,
        terceiroDocumento: a.terceiro?.documento ?? null,
        terceiroTelefone: a.terceiro?.telefone ?? null,
        terceiroEmail: a.terceiro?.email || null,
      })
      .onConflict((c) =>
        c.columns(['patId', 'inicio', 'vaga']).where('situacao', '=', 'agendado').doNothing(),
      )
      .returning('uid')
      .executeTakeFirst()
    if (nova !== undefined) return nova.uid
  }
  return null
}

/** A booking moves to another slot, all else as it was. With the agenda locked: the lowest place of the slot that is free. */
export async function mudarLugar(
  tx: Tx,
  hotId: number,
  a: AgendamentoTravado,
  inicio: Date,
  fim: Date,
): Promise<void> {
  await sql`
    update agendamento set inicio = ${inicio}, fim = ${fim}, versao = versao + 1,
      vaga = (select min(n) from generate_series(1, (select count(*)::int + 1 from agendamento o
          where o.pat_id = ${a.patId} and o.hot_id = ${hotId} and o.inicio = ${inicio} and o.situacao = 'agendado')) n
        where not exists (select from agendamento o where o.pat_id = ${a.patId} and o.hot_id = ${hotId}
          and o.inicio = ${inicio} and o.situacao = 'agendado' and o.vaga = n))
    where id = ${a.id} and hot_id = ${hotId}`.execute(tx)
}
