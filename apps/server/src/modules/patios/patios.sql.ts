// Yards as rows. Every statement names its hotsite.
import { permite, type QuemEntra } from '@martelo/contracts/core/permissions.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface LinhaDePatio {
  id: number
  uid: string
  nome: string
  responsavel: string | null
  cidade: string
  uf: string
  endereco: string
  cep: string | null
  telefone: string | null
  email: string | null
  latitude: number | null
  longitude: number | null
  explicacaoVisitacao: string | null
  explicacaoRetirada: string | null
  abre: string
  fecha: string
  diasSemana: number[]
  quantidadeLotes: number
}

export async function lerPatios(tx: Tx, hotId: number): Promise<LinhaDePatio[]> {
  const r = await sql<LinhaDePatio>`
    select p.id, p.uid, p.nome, p.responsavel, p.cidade, p.uf, p.endereco, p.cep, p.telefone, p.email, p.latitude, p.longitude,
      p.explicacao_visitacao, p.explicacao_retirada, to_char(p.abre, 'HH24:MI') as abre, to_char(p.fecha, 'HH24:MI') as fecha, p.dias_semana,
      (select count(*)::int from lote l join veiculo v on v.id = l.vei_id join leilao a on a.id = l.lei_id
       where v.pat_id = p.id and l.situacao in ('LIBERADO_LEILAO', 'AO_VIVO', 'REPASSE') and a.situacao in ('CRIADO', 'PRONTO', 'AO_VIVO')) as quantidade_lotes
    from patio p where p.hot_id = ${hotId} and p.ativo order by p.uf, p.cidade, p.nome`.execute(tx)
  return r.rows
}

/** The yards in which a person works: those he is linked to, all of them for who works in every one. */
export async function patiosDaPessoa(
  tx: Tx,
  hotId: number,
  quem: QuemEntra & { readonly usuId: number },
): Promise<{ id: number; uid: string; nome: string; cidade: string; uf: string }[]> {
  const todos = permite('patio:todos', quem)
  const r = await sql<{ id: number; uid: string; nome: string; cidade: string; uf: string }>`
    select p.id, p.uid, p.nome, p.cidade, p.uf from patio p
    where p.hot_id = ${hotId} and p.ativo and (${todos}
      or exists (select from usuario_patio u where u.usu_id = ${quem.usuId} and u.pat_id = p.id))
    order by p.nome`.execute(tx)
  return r.rows
}

/** The yard of this uid, when this person works in it; of switched-off ones too. */
export async function meuPatio(
  tx: Tx,
  hotId: number,
  quem: QuemEntra & { readonly usuId: number },
  uid: string,
): Promise<number | undefined> {
  const patio = await tx
    .selectFrom('patio')
    .select('id')
    .where('hotId', '=', hotId)
    .where('uid', '=', uid)
    .executeTakeFirst()
  return patio && (await trabalhaNoPatio(tx, hotId, quem, patio.id)) ? patio.id : undefined
}

/** Whether a person may change this yard; switched-off ones too, so that they can be switched on again. */
export async function trabalhaNoPatio(
  tx: Tx,
  hotId: number,
  quem: QuemEntra & { readonly usuId: number },
  patId: number,
): Promise<boolean> {
  if (permite('patio:todos', quem)) return true
  const r = await tx
    .selectFrom('usuarioPatio')
    .select('patId')
    .where('hotId', '=', hotId)
    .where('usuId', '=', quem.usuId)
    .where('patId', '=', patId)
    .executeTakeFirst()
  return r !== undefined
}

/** Holds the agenda of one yard: bookings and recess of it are decided one at a time. */
export async function travarAgenda(tx: Tx, patId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agenda|${patId}`}, 0))`.execute(tx)
}
