// Types of inspections and the versions of their questions.
import {
  type CategoriaDaVistoria,
  mesmasCategorias,
  type TipoDeBemVistoriado,
} from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, type Listados, ordemSql, type Pagina } from '../../core/database/lista.ts'

export interface LinhaDeTipo {
  id: number
  uid: string
  nome: string
  podeEditar: boolean
  disponivelParaTipos: TipoDeBemVistoriado[]
  mostrarAoComprador: boolean
  ativo: boolean
  updatedAt: Date
  versao: number
  verId: number
  versaoDasPerguntas: number
  categorias: CategoriaDaVistoria[]
}

const COLUNAS = sql`t.id, t.uid, t.nome, t.pode_editar, t.disponivel_para_tipos, t.mostrar_ao_comprador, t.ativo,
  t.updated_at, t.versao, q.id as ver_id, q.numero as versao_das_perguntas, q.categorias`
const DE = sql`tipo_vistoria t join lateral (select q.id, q.numero, q.categorias from tipo_vistoria_versao q
  where q.hot_id = t.hot_id and q.tip_id = t.id order by q.numero desc limit 1) q on true`
const ORDENS: Readonly<Record<string, RawBuilder<unknown>>> = {
  nome: sql`busca_chave(t.nome)`,
  updatedAt: sql`t.updated_at`,
}

export interface FiltroDeTipos extends Pagina {
  readonly busca?: string | undefined
  readonly ativo?: 'sim' | 'nao' | undefined
  readonly disponivelPara?: string | undefined
}

export const listarTipos = (tx: Tx, hotId: number, f: FiltroDeTipos): Promise<Listados<LinhaDeTipo>> =>
  listar(tx, {
    colunas: COLUNAS,
    de: DE,
    onde: [
      sql`t.hot_id = ${hotId}`,
      contemSql(f.busca, [sql`t.nome`]),
      ...(f.ativo ? [sql`t.ativo = ${f.ativo === 'sim'}`] : []),
      ...(f.disponivelPara ? [sql`${f.disponivelPara} = any(t.disponivel_para_tipos)`] : []),
    ],
    ordem: ordemSql(f.ordenar, ORDENS, sql`busca_chave(t.nome)`, sql`t.id`),
    pagina: f,
  })

/** In use, with their questions: what is offered for a new inspection. */
export const tiposAtivos = async (tx: Tx, hotId: number): Promise<LinhaDeTipo[]> =>
  (
    await sql<LinhaDeTipo>`select ${COLUNAS} from ${DE} where t.hot_id = ${hotId} and t.ativo order by t.nome`.execute(
      tx,
    )
  ).rows

export async function lerTipo(
  tx: Tx,
  hotId: number,
  uid: string,
  travar = false,
): Promise<LinhaDeTipo | undefined> {
  const r = await sql<LinhaDeTipo>`select ${COLUNAS} from ${DE} where t.hot_id = ${hotId} and t.uid = ${uid}
    ${travar ? sql`for update of t` : sql``}`.execute(tx)
  return r.rows[0]
}

export interface VersaoDoTipo {
  numero: number
  createdAt: Date
  por: string | null
  vistorias: number
}
export const versoesDoTipo = async (tx: Tx, hotId: number, tipId: number): Promise<VersaoDoTipo[]> =>
  (
    await sql<VersaoDoTipo>`select q.numero, q.created_at, q.created_por as por,
      (select count(*)::int from vistoria v where v.hot_id = q.hot_id and v.ver_id = q.id) as vistorias
      from tipo_vistoria_versao q where q.hot_id = ${hotId} and q.tip_id = ${tipId} order by q.numero desc`.execute(
      tx,
    )
  ).rows

export async function perguntasDaVersao(
  tx: Tx,
  hotId: number,
  tipId: number,
  numero: number,
): Promise<CategoriaDaVistoria[] | undefined> {
  const r = await sql<{ categorias: CategoriaDaVistoria[] }>`select categorias from tipo_vistoria_versao
    where hot_id = ${hotId} and tip_id = ${tipId} and numero = ${numero}`.execute(tx)
  return r.rows[0]?.categorias
}

export interface DadosDoTipo {
  readonly nome: string
  readonly podeEditar: boolean
  readonly disponivelParaTipos: readonly string[]
  readonly mostrarAoComprador: boolean
  readonly ativo: boolean
}

export async function quantosTipos(tx: Tx, hotId: number): Promise<number> {
  const r = await sql<{
    n: number
  }>`select count(*)::int as n from tipo_vistoria where hot_id = ${hotId}`.execute(tx)
  return r.rows[0]?.n ?? 0
}

/** Undefined: the name is taken. */
export async function inserirTipo(
  tx: Tx,
  hotId: number,
  d: DadosDoTipo,
  uid: string | undefined,
): Promise<{ id: number; uid: string } | undefined> {
  return tx
    .insertInto('tipoVistoria')
    .values({ ...d, disponivelParaTipos: [...d.disponivelParaTipos], hotId, ...(uid ? { uid } : {}) })
    .onConflict((c) => c.doNothing())
    .returning(['id', 'uid'])
    .executeTakeFirst()
}

export async function nomeDeOutroTipo(tx: Tx, hotId: number, nome: string, uid: string): Promise<boolean> {
  const r =
    await sql`select 1 from tipo_vistoria where hot_id = ${hotId} and nome = ${nome} and uid <> ${uid}`.execute(
      tx,
    )
  return r.rows.length > 0
}

export async function mudarTipo(tx: Tx, hotId: number, id: number, d: DadosDoTipo): Promise<number> {
  const { versao } = await tx
    .updateTable('tipoVistoria')
    .set({
      ...d,
      disponivelParaTipos: [...d.disponivelParaTipos],
      versao: sql<number>`versao + 1`,
      updatedAt: sql<Date>`clock_timestamp()`,
    })
    .where('hotId', '=', hotId)
    .where('id', '=', id)
    .returning('versao')
    .executeTakeFirstOrThrow()
  return versao
}

/** A further version, unless it asks what the last one asks. Answers the number that is current. */
export async function porVersao(
  tx: Tx,
  hotId: number,
  tipId: number,
  categorias: readonly CategoriaDaVistoria[],
  atual: { readonly numero: number; readonly categorias: readonly CategoriaDaVistoria[] } | null,
  por: string | null,
): Promise<number> {
  if (atual !== null && mesmasCategorias(atual.categorias, categorias)) return atual.numero
  const numero = (atual?.numero ?? 0) + 1
  await tx
    .insertInto('tipoVistoriaVersao')
    .values({
      hotId,
      tipId,
      numero,
      categorias: sql<never>`${JSON.stringify(categorias)}::jsonb`,
      createdPor: por,
    })
    .execute()
  return numero
}

export async function tipoEmUso(tx: Tx, hotId: number, tipId: number): Promise<number> {
  const r = await sql<{
    n: number
  }>`select count(*)::int as n from vistoria v join tipo_vistoria_versao q on q.id = v.ver_id
    where v.hot_id = ${hotId} and q.tip_id = ${tipId}`.execute(tx)
  return r.rows[0]?.n ?? 0
}

/** Its versions go with it. */
export async function tirarTipo(tx: Tx, hotId: number, id: number): Promise<void> {
  await tx.deleteFrom('tipoVistoria').where('hotId', '=', hotId).where('id', '=', id).execute()
}
