// Instalments of a court's sale as rows, and what was done when one was late.
import type { EscolhaDoExequente, Indice } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface ParcelaLida {
  lelId: number
  lelUid: string
  lote: string
  indice: Indice
  numero: number
  vencimento: string
  valor: number
  /** the hammer's day: what a correction counts from */
  arremate: string
  paga: boolean
}

/** The lines "A receber" that the plan made, in its order. */
export async function lerParcelas(tx: Tx, hotId: number, vndId: number): Promise<ParcelaLida[]> {
  const r = await sql<ParcelaLida>`
    select l.id as lel_id, l.uid as lel_uid, l.numero || ' – ' || l.nome as lote, j.indice, (p.detalhes ->> 'parcela')::int as numero,
      to_char(p.data_pagamento at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as vencimento, p.valor, p.situacao = 'aprovado' as paga,
      to_char(p.created_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as arremate
    from pagamento p join lote l on l.id = p.lel_id join leilao_judicial j on j.lei_id = l.lei_id
    where p.vnd_id = ${vndId} and p.hot_id = ${hotId} and p.ativo and p.tipo = 'A_RECEBER' and p.detalhes ? 'parcela'
    order by l.posicao_leilao, l.id, numero limit 600`.execute(tx)
  return r.rows
}

export interface MoraLida {
  id: number
  uid: string
  vndId: number
  vndUid: string
  lelId: number
  /** a fine of the law, or a correction by the case's index; `multa` is what either comes to */
  tipo: 'MULTA' | 'CORRECAO'
  parcela: number
  base: number
  multa: number
  ativa: boolean
  escolha: EscolhaDoExequente | null
  explicacao: string | null
  createdAt: Date
  versao: number
}

export async function lerMoras(
  tx: Tx,
  hotId: number,
  { vndId, uid }: { readonly vndId?: number; readonly uid?: string },
): Promise<MoraLida[]> {
  const r = await sql<MoraLida>`
    select m.id, m.uid, m.vnd_id, v.uid as vnd_uid, m.lel_id, m.tipo, m.parcela, m.base, m.multa, m.escolha, m.explicacao, m.created_at, m.versao,
      coalesce((select e.ativo from venda_item_extra e where e.hot_id = m.hot_id and e.chave_do_pedido = m.uid), false) as ativa
    from mora_da_parcela m join venda v on v.id = m.vnd_id
    where m.hot_id = ${hotId} and (${vndId ?? null}::int is null or m.vnd_id = ${vndId ?? null}::int)
      and (${uid ?? null}::uuid is null or m.uid = ${uid ?? null}::uuid)
    order by m.id limit 200`.execute(tx)
  return r.rows
}

export async function inserirMora(
  tx: Tx,
  m: {
    readonly hotId: number
    readonly vndId: number
    readonly lelId: number
    readonly tipo: MoraLida['tipo']
    readonly parcela: number
    readonly base: number
    readonly multa: number
    readonly createdBy: number
  },
): Promise<string> {
  const r = await tx.insertInto('moraDaParcela').values(m).returning('uid').executeTakeFirstOrThrow()
  return r.uid
}

export async function travarMora(tx: Tx, hotId: number, id: number): Promise<void> {
  await sql`select from mora_da_parcela where id = ${id} and hot_id = ${hotId} for update`.execute(tx)
}

export async function anotarEscolha(
  tx: Tx,
  hotId: number,
  id: number,
  e: { readonly escolha: EscolhaDoExequente; readonly explicacao: string; readonly usuId: number },
): Promise<void> {
  await sql`update mora_da_parcela set escolha = ${e.escolha}, explicacao = ${e.explicacao}, escolhida_at = clock_timestamp(),
      escolhida_by = ${e.usuId}, versao = versao + 1
    where id = ${id} and hot_id = ${hotId}`.execute(tx)
}
