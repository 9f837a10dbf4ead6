// Yards as rows. Every statement names its hotsite.
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

/** The yards in which a person works: those he is linked to, all of them for ADM. */
export async function patiosDaPessoa(
  tx: Tx,
  hotId: number,
  quem: { readonly usuId: number; readonly papeis: readonly string[] },
): Promise<{ id: number; uid: string; nome: string; cidade: string; uf: string }[]> {
  const todos = quem.papeis.includes('ADM')
  const r = await sql<{ id: number; uid: string; nome: string; cidade: string; uf: string }>`
    select p.id, p.uid, p.nome, p.cidade, p.uf from patio p
    where p.hot_id = ${hotId} and p.ativo and (${todos}
      or exists (select from usuario_patio u where u.usu_id = ${quem.usuId} and u.pat_id = p.id))
    order by p.nome`.execute(tx)
  return r.rows
}

/** Whether a person may change this yard; switched-off ones too, so that they can be switched on again. */
export async function trabalhaNoPatio(
  tx: Tx,
  hotId: number,
  quem: { readonly usuId: number; readonly papeis: readonly string[] },
  patId: number,
): Promise<boolean> {
  if (quem.papeis.includes('ADM')) return true
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

export interface LinhaDeRecesso {
  uid: string
  patUid: string
  patId: number
  patioNome: string
  inicio: string
  fim: string
  motivo: string
  agendados: number
  total: number
}

const RECESSO = sql`r.uid, p.uid as pat_uid, p.id as pat_id, p.nome as patio_nome, lower(r.periodo)::text as inicio, (upper(r.periodo) - 1)::text as fim, r.motivo,
  (select count(*)::int from agendamento g where g.pat_id = p.id and g.situacao = 'agendado'
   and (g.inicio at time zone 'America/Sao_Paulo')::date <@ r.periodo) as agendados`

export async function lerRecessos(
  tx: Tx,
  hotId: number,
  f: {
    patIds: readonly number[]
    patUid?: string | undefined
    texto?: string | undefined
    pagina: number
    porPagina: number
  },
): Promise<LinhaDeRecesso[]> {
  const texto = f.texto?.trim() ?? ''
  const r = await sql<LinhaDeRecesso>`
    select ${RECESSO}, count(*) over ()::int as total from patio_recesso r join patio p on p.id = r.pat_id
    where r.hot_id = ${hotId} and p.id = any(${[...f.patIds]}) and (${f.patUid ?? null}::uuid is null or p.uid = ${f.patUid ?? null}::uuid)
      and (${texto} = '' or r.motivo ilike ${`%${texto}%`} or p.nome ilike ${`%${texto}%`})
    order by upper(r.periodo) < current_date, lower(r.periodo) limit ${f.porPagina} offset ${(f.pagina - 1) * f.porPagina}`.execute(
    tx,
  )
  return r.rows
}

export async function lerRecesso(tx: Tx, hotId: number, uid: string): Promise<LinhaDeRecesso | undefined> {
  const r = await sql<LinhaDeRecesso>`
    select ${RECESSO}, 1 as total from patio_recesso r join patio p on p.id = r.pat_id where r.uid = ${uid} and r.hot_id = ${hotId}`.execute(
    tx,
  )
  return r.rows[0]
}
