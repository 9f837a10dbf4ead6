// Reading declared records: one page of the list, one record. Every statement names the house beside row-level security.
import type { Campo } from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { type RawBuilder, sql } from 'kysely'
import { contemSql, listar, type Pagina, todas } from '../database/lista.ts'
import type { Tx } from '../database/database.ts'
import { type CampoLigado, paraFora, type Valores } from './campos-do-cadastro.ts'

export interface Lugar {
  readonly tabela: string
  readonly hotId: number
  /** further conditions on the row `t`: which rows are this person's */
  readonly onde: RawBuilder<unknown> | undefined
  readonly campos: readonly CampoLigado[]
}
export interface Lido extends Valores {
  readonly id: number
  readonly uid: string
  readonly versao: number
  readonly nomes: Record<string, string>
}
export type Consulta = Pagina & Readonly<Record<string, unknown>>

const daqui = ({ hotId, onde }: Lugar): RawBuilder<unknown>[] => [
  sql`t.hot_id = ${hotId}`,
  ...(onde ? [sql`(${onde})`] : []),
]

function colunas(campos: readonly CampoLigado[]): RawBuilder<unknown> {
  const nomes = campos.flatMap((c) => (c.rotulo ? [sql`${c.nome}::text, ${c.rotulo}`] : []))
  return sql.join([
    sql`t.id`,
    sql`t.uid`,
    sql`t.versao`,
    sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(nomes)})) as nomes`,
    ...campos.map((c) => sql`${c.expressao} as ${sql.ref(`c_${c.nome}`)}`),
  ])
}

/** Result names carry a prefix, so that a field may be called like a column of every table. */
function apresentar(campos: readonly CampoLigado[], linha: Valores): Lido {
  const chave = (nome: string) => `c${nome.charAt(0).toUpperCase()}${nome.slice(1)}`
  return {
    id: linha.id as number,
    uid: linha.uid as string,
    versao: linha.versao as number,
    nomes: linha.nomes as Record<string, string>,
    ...Object.fromEntries(campos.map((c) => [c.nome, paraFora(c.campo, linha[chave(c.nome)])])),
  }
}

/** One record, locked when it is to be changed. */
export async function lerRegistro(
  tx: Tx,
  lugar: Lugar,
  uid: string,
  travar = false,
): Promise<Lido | undefined> {
  const { rows } = await sql<Valores>`
    select ${colunas(lugar.campos)} from ${sql.table(lugar.tabela)} t
    where ${todas([...daqui(lugar), sql`t.uid = ${uid}`])} ${travar ? sql`for update of t` : sql``}`.execute(
    tx,
  )
  return rows[0] && apresentar(lugar.campos, rows[0])
}

const TEXTUAIS = new Set<Campo['tipo']>(['texto', 'longo', 'email'])

function condicao({ campo, expressao, nome }: CampoLigado, c: Consulta): RawBuilder<unknown>[] {
  if (!campo.filtro) return []
  if (campo.tipo === 'dia' || campo.tipo === 'instante') {
    const dia = campo.tipo === 'dia' ? expressao : sql`(${expressao} at time zone 'America/Sao_Paulo')::date`
    const [de, ate] = [c[`${nome}De`], c[`${nome}Ate`]]
    return [...(de ? [sql`${dia} >= ${de}`] : []), ...(ate ? [sql`${dia} <= ${ate}`] : [])]
  }
  const v = c[nome]
  if (v === undefined || v === '') return []
  if (campo.tipo === 'simNao') return [sql`coalesce(${expressao}, false) = ${v === 'sim'}`]
  if (campo.tipo === 'escolhas') return [sql`${String(v)} = any(${expressao}::text[])`]
  if (TEXTUAIS.has(campo.tipo)) return [contemSql(String(v), [expressao])]
  return [sql`${expressao}::text = ${String(v)}`]
}

/** The order when none is asked for; `ordem`: how it sorts, where the field's value alone is not enough. */
export interface OrdemPadrao {
  readonly campo: string
  readonly ordem: RawBuilder<unknown> | undefined
}

function ordem(
  campos: readonly CampoLigado[],
  pedida: string | undefined,
  padrao: OrdemPadrao,
): RawBuilder<unknown> {
  const achar = (o: string) => campos.find((c) => c.nome === o.replace(/^-/, '') && c.campo.ordena)
  const qual = pedida !== undefined && achar(pedida) ? pedida : padrao.campo
  if (padrao.ordem !== undefined && qual === padrao.campo) return sql`order by ${padrao.ordem}, t.id`
  const c = achar(qual)
  if (c === undefined) return sql`order by t.id`
  const valor = c.rotulo ?? c.expressao
  const chave = c.rotulo !== null || TEXTUAIS.has(c.campo.tipo) ? sql`busca_chave(${valor})` : valor
  return sql`order by ${chave} ${qual.startsWith('-') ? sql`desc` : sql`asc`} nulls last, t.id`
}

/** One page, and how many there are in all. */
export async function listarRegistros(
  tx: Tx,
  lugar: Lugar,
  consulta: Consulta & { readonly busca?: string | undefined },
  padrao: OrdemPadrao,
): Promise<{ linhas: Lido[]; total: number }> {
  const { campos } = lugar
  const buscados = campos.filter((c) => c.campo.busca).map((c) => sql`${c.rotulo ?? c.expressao}::text`)
  const { linhas, total } = await listar<Valores>(tx, {
    colunas: colunas(campos),
    de: sql`${sql.table(lugar.tabela)} t`,
    onde: [
      ...daqui(lugar),
      ...(buscados.length > 0 ? [contemSql(consulta.busca, buscados)] : []),
      ...campos.flatMap((c) => condicao(c, consulta)),
    ],
    ordem: ordem(campos, consulta.ordenar, padrao),
    pagina: consulta,
  })
  return { linhas: linhas.map((l) => apresentar(campos, l)), total }
}
