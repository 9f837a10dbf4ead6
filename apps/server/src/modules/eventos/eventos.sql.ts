// Events and their guests as rows.
import { LETRAS_DO_CODIGO, TAMANHO_DO_CODIGO } from '@martelo/domain/eventos/convidados.ts'
import { type RawBuilder, sql } from 'kysely'
import { randomInt } from 'node:crypto'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, type Listados, ordemSql } from '../../core/database/lista.ts'

/** Guests of one event: what a door's phone keeps. */
export const MAXIMO_POR_EVENTO = 10_000

export interface LinhaDeEvento {
  id: number
  uid: string
  nome: string
  local: string
  endereco: string | null
  inicioAt: Date
  fimAt: Date
  mensagem: string | null
  acompanhantesMaximo: number
  capacidade: number | null
  ativo: boolean
}
export interface LinhaDeConvidado {
  id: number
  uid: string
  nome: string
  email: string | null
  telefone: string | null
  empresa: string | null
  codigo: string
  cliId: number | null
  resposta: 'pendente' | 'sim' | 'nao'
  acompanhantes: number
  conviteAt: Date | null
  entrouAt: Date | null
  pessoas: number
}

/** A guest as one to whom something is told; `ciente…`: what he was told last, null before his invitation. */
export interface Destino {
  id: number
  uid: string
  nome: string
  email: string | null
  telefone: string | null
  codigo: string
  cienteInicioAt: Date | null
  cienteOnde: string | null
  cienteAtivo: boolean | null
}

export async function lerEvento(tx: Tx, hotId: number, uid: string): Promise<LinhaDeEvento | undefined> {
  const r = await sql<LinhaDeEvento>`
    select e.id, e.uid, e.nome, e.local, e.endereco, e.inicio_at, e.fim_at, e.mensagem, e.acompanhantes_maximo, e.capacidade, e.ativo
    from evento e where e.hot_id = ${hotId} and e.uid = ${uid}`.execute(tx)
  return r.rows[0]
}

/** The same, held until the transaction ends: who counts guests counts alone. */
export async function travarEvento(tx: Tx, hotId: number, id: number): Promise<void> {
  await sql`select from evento where hot_id = ${hotId} and id = ${id} for update`.execute(tx)
}

/** Invited and not declined, told of another time or place than the event (row `e`) has now, or not of its being cancelled. */
export const faltaAvisar = (e: string, g: string): RawBuilder<boolean> =>
  sql.raw(`(${g}.convite_at is not null and ${g}.resposta <> 'nao' and ${e}.fim_at > now() and case when ${e}.ativo
    then not ${g}.ciente_ativo or ${g}.ciente_inicio_at <> ${e}.inicio_at or ${g}.ciente_onde <> concat_ws(', ', ${e}.local, nullif(${e}.endereco, ''))
    else ${g}.ciente_ativo end)`)

const COLUNAS = sql`g.id, g.uid, g.nome, g.email, g.telefone, g.empresa, g.codigo, g.cli_id, g.resposta, g.acompanhantes,
  g.convite_at, g.entrou_at, g.pessoas`
const ORDENS: Readonly<Record<string, RawBuilder<unknown>>> = {
  nome: sql`busca_chave(g.nome)`,
  resposta: sql`g.resposta`,
  conviteAt: sql`g.convite_at`,
  entrouAt: sql`g.entrou_at`,
}

export interface FiltroDeConvidados {
  readonly pagina: number
  readonly porPagina: number
  readonly ordenar?: string | undefined
  readonly busca?: string | undefined
  readonly resposta?: string | undefined
  readonly entrada?: 'presentes' | 'ausentes' | undefined
  readonly convite?: 'enviado' | 'a-enviar' | 'a-avisar' | undefined
}

export function listarConvidados(
  tx: Tx,
  hotId: number,
  eveId: number,
  q: FiltroDeConvidados,
): Promise<Listados<LinhaDeConvidado>> {
  return listar(tx, {
    colunas: COLUNAS,
    de: sql`evento_convidado g join evento e on e.id = g.eve_id`,
    onde: [
      sql`g.hot_id = ${hotId} and g.eve_id = ${eveId}`,
      contemSql(q.busca, [sql`g.nome`, sql`g.email`, sql`g.empresa`, sql`g.codigo`]),
      ...(q.resposta === undefined ? [] : [sql`g.resposta = ${q.resposta}`]),
      ...(q.entrada === undefined ? [] : [sql`(g.entrou_at is not null) = ${q.entrada === 'presentes'}`]),
      ...(q.convite === undefined
        ? []
        : [
            q.convite === 'a-avisar'
              ? faltaAvisar('e', 'g')
              : sql`(g.convite_at is not null) = ${q.convite === 'enviado'}`,
          ]),
    ],
    ordem: ordemSql(q.ordenar, ORDENS, sql`busca_chave(g.nome)`, sql`g.id`),
    pagina: q,
  })
}

export async function contarConvidados(tx: Tx, hotId: number, eveId: number): Promise<number> {
  const r = await sql<{ n: number }>`
    select count(*)::int as n from evento_convidado where hot_id = ${hotId} and eve_id = ${eveId}`.execute(tx)
  return r.rows[0]?.n ?? 0
}

export interface NovoConvidado {
  readonly nome: string
  readonly email: string | null
  readonly telefone: string | null
  readonly empresa: string | null
}
const novoCodigo = (): string =>
  Array.from({ length: TAMANHO_DO_CODIGO }, () => LETRAS_DO_CODIGO[randomInt(LETRAS_DO_CODIGO.length)]).join(
    '',
  )

/** Those whose address the event does not have yet; the client of the house who confirmed it is named with them. */
export async function inserirConvidados(
  tx: Tx,
  hotId: number,
  eveId: number,
  novos: readonly NovoConvidado[],
  por: number,
): Promise<LinhaDeConvidado[]> {
  const linhas = novos.map((n) => ({ ...n, codigo: novoCodigo() }))
  const r = await sql<LinhaDeConvidado>`
    with g as (insert into evento_convidado (hot_id, eve_id, nome, email, telefone, empresa, codigo, created_by, cli_id)
      select ${hotId}, ${eveId}, n.nome, n.email, n.telefone, n.empresa, n.codigo, ${por},
        (select c.id from cliente c where c.hot_id = ${hotId} and lower(c.email) = n.email and c.email_confirmado_at is not null
          and c.excluido_at is null order by c.unido_a is not null, c.id limit 1)
      from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb) as n(nome text, email text, telefone text, empresa text, codigo text)
      on conflict (eve_id, email) do nothing returning *)
    select ${COLUNAS} from g order by g.id`.execute(tx)
  return r.rows
}

/** An address that a client has just confirmed: he is the guest who was invited by it. */
export async function ligarConvidado(tx: Tx, hotId: number, cliId: number, email: string): Promise<void> {
  await sql`update evento_convidado set cli_id = ${cliId} where hot_id = ${hotId} and email = ${email.toLowerCase()} and cli_id is null`.execute(
    tx,
  )
}

export async function emailsDoEvento(tx: Tx, hotId: number, eveId: number): Promise<Set<string>> {
  const r = await sql<{ email: string }>`
    select email from evento_convidado where hot_id = ${hotId} and eve_id = ${eveId} and email is not null`.execute(
    tx,
  )
  return new Set(r.rows.map((l) => l.email))
}

export interface LinhaDoConvite extends LinhaDeConvidado, Omit<LinhaDeEvento, 'id' | 'uid' | 'nome'> {
  eveId: number
  evento: string
}
export async function lerConvite(tx: Tx, hotId: number, codigo: string): Promise<LinhaDoConvite | undefined> {
  const r = await sql<LinhaDoConvite>`
    select ${COLUNAS}, g.eve_id, e.nome as evento, e.local, e.endereco, e.inicio_at, e.fim_at, e.mensagem, e.acompanhantes_maximo,
      e.capacidade, e.ativo
    from evento_convidado g join evento e on e.id = g.eve_id where g.hot_id = ${hotId} and g.codigo = ${codigo}`.execute(
    tx,
  )
  return r.rows[0]
}

/** People of the other guests who said that they come. */
export async function lugaresTomados(tx: Tx, hotId: number, eveId: number, menos: number): Promise<number> {
  const r = await sql<{ n: number }>`
    select coalesce(sum(1 + acompanhantes), 0)::int as n from evento_convidado
    where hot_id = ${hotId} and eve_id = ${eveId} and resposta = 'sim' and id <> ${menos}`.execute(tx)
  return r.rows[0]?.n ?? 0
}
