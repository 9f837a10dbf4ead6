// Inspections as the back-office, devices and other modules read and write them.
import type { AlcanceNasVistorias } from '@martelo/contracts/vistorias/alcance-nas-vistorias.ts'
import type { Nota } from '@martelo/domain/vistorias/danos.ts'
import type { Respostas } from '@martelo/domain/vistorias/respostas.ts'
import {
  aceitaRespostas,
  SITUACOES_DE_VISTORIA,
  type SituacaoDeVistoria,
} from '@martelo/domain/vistorias/states.ts'
import type { CategoriaDaVistoria } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, type Listados, ordemSql, type Pagina } from '../../core/database/lista.ts'

const ABERTAS = SITUACOES_DE_VISTORIA.filter(aceitaRespostas)

export interface QuemAlcanca {
  readonly usuId: number
  readonly alcance: AlcanceNasVistorias
}

/** Who acts by a removal's link reaches its inspections. */
export interface PelaRemocao {
  readonly remocaoId: number
}

export function aoAlcanceDe(quem: QuemAlcanca | PelaRemocao): RawBuilder<unknown> {
  if ('remocaoId' in quem) return sql`v.remocao_id = ${quem.remocaoId}`
  const { usuId, alcance } = quem
  if (alcance === 'todas') return sql`true`
  if (alcance === 'suas') return sql`v.vistoriador_id = ${usuId}`
  return sql`exists (select from usuario_patio up where up.hot_id = v.hot_id and up.usu_id = ${usuId} and up.pat_id = v.pat_id)`
}

export interface LinhaVistoria {
  id: number
  uid: string
  tipoUid: string
  tipo: string
  versaoDasPerguntas: number
  situacao: SituacaoDeVistoria
  vistoriador: string | null
  hash: string
  saidaPatio: boolean
  sincronizadaEm: Date | null
  dataInicio: Date | null
  dataFim: Date | null
  nota: Nota | null
  veiUid: string
  veiculo: string
  placa: string | null
  chassi: string | null
  tipoId: number
  patio: string | null
  remocaoId: number | null
  estadiaId: number | null
  aparelhoNome: string | null
  copias: number
  pedidaPor: string | null
  createdAt: Date
  versao: number
}

const COLUNAS = sql`v.id, v.uid, t.uid as tipo_uid, t.nome as tipo, q.numero as versao_das_perguntas, v.situacao, v.vistoriador,
  v.hash, v.saida_patio, v.sincronizada_em, v.data_inicio, v.data_fim, v.nota, e.uid as vei_uid, e.nome as veiculo, e.placa,
  e.chassi, e.tipo_id, p.nome as patio, v.remocao_id, v.estadia_id, v.aparelho_nome, v.pedida_por, v.created_at, v.versao,
  (select count(*)::int from vistoria_copia c where c.hot_id = v.hot_id and c.vis_id = v.id and c.vista_em is null) as copias`
const DE = sql`vistoria v join tipo_vistoria_versao q on q.id = v.ver_id join tipo_vistoria t on t.id = q.tip_id
  join veiculo e on e.id = v.vei_id left join patio p on p.id = v.pat_id`
const ORDENS: Readonly<Record<string, RawBuilder<unknown>>> = {
  id: sql`v.id`,
  createdAt: sql`v.created_at`,
  dataFim: sql`v.data_fim`,
  sincronizadaEm: sql`v.sincronizada_em`,
  situacao: sql`v.situacao`,
  nota: sql`v.nota`,
  vistoriador: sql`busca_chave(coalesce(v.vistoriador, ''))`,
  veiculo: sql`busca_chave(e.nome)`,
}

export interface FiltroDeVistorias extends Pagina {
  readonly busca?: string | undefined
  readonly situacao?: string | undefined
  readonly tipo?: string | undefined
  readonly patio?: string | undefined
  readonly veiculo?: string | undefined
  readonly saidaPatio?: 'sim' | 'nao' | undefined
  readonly comCopia?: 'sim' | undefined
  readonly estadia?: number | undefined
  readonly remocao?: number | undefined
  readonly de?: string | undefined
  readonly ate?: string | undefined
}

function condicoes(hotId: number, f: FiltroDeVistorias): RawBuilder<unknown>[] {
  return [
    sql`v.hot_id = ${hotId}`,
    contemSql(f.busca, [
      sql`e.nome`,
      sql`e.placa`,
      sql`e.placa_chave`,
      sql`e.chassi`,
      sql`v.vistoriador`,
      sql`t.nome`,
    ]),
    ...(f.situacao ? [sql`v.situacao = ${f.situacao}`] : []),
    ...(f.tipo ? [sql`t.uid = ${f.tipo}`] : []),
    ...(f.patio ? [sql`p.uid = ${f.patio}`] : []),
    ...(f.veiculo ? [sql`e.uid = ${f.veiculo}`] : []),
    ...(f.saidaPatio ? [sql`v.saida_patio = ${f.saidaPatio === 'sim'}`] : []),
    ...(f.estadia === undefined ? [] : [sql`v.estadia_id = ${f.estadia}`]),
    ...(f.remocao === undefined ? [] : [sql`v.remocao_id = ${f.remocao}`]),
    ...(f.de ? [sql`v.created_at >= (${f.de}::date at time zone 'America/Sao_Paulo')`] : []),
    ...(f.ate ? [sql`v.created_at < ((${f.ate}::date + 1) at time zone 'America/Sao_Paulo')`] : []),
    ...(f.comCopia
      ? [
          sql`exists (select from vistoria_copia c where c.hot_id = v.hot_id and c.vis_id = v.id and c.vista_em is null)`,
        ]
      : []),
  ]
}

/** Without an order: what waits first, the oldest on top; then the newest. */
export const listarVistorias = (
  tx: Tx,
  hotId: number,
  quem: QuemAlcanca,
  f: FiltroDeVistorias,
): Promise<Listados<LinhaVistoria>> =>
  listar(tx, {
    colunas: COLUNAS,
    de: DE,
    onde: [...condicoes(hotId, f), aoAlcanceDe(quem)],
    ordem: ordemSql(
      f.ordenar,
      ORDENS,
      sql`v.data_fim is not null, v.situacao, case when v.data_fim is null then v.created_at end, v.created_at desc`,
      sql`v.id desc`,
    ),
    pagina: f,
  })

export interface VistoriaInteira extends LinhaVistoria {
  verId: number
  categorias: CategoriaDaVistoria[]
  mostrarAoComprador: boolean
  respostas: Respostas
  aparelho: string | null
  vistoriadorId: number | null
  patId: number | null
  pontos: number | null
  motivoCancelada: string | null
  relogioSegundos: number | null
  aparelhoInicio: Date | null
  aparelhoFim: Date | null
}
const INTEIRA = sql`${COLUNAS}, v.ver_id, q.categorias, t.mostrar_ao_comprador, v.respostas, v.aparelho, v.vistoriador_id,
  v.pat_id, v.pontos, v.motivo_cancelada, v.relogio_segundos, v.aparelho_inicio, v.aparelho_fim`

/** Null: it is not there, or not for this person. `travar`: locked until the transaction ends. */
export async function lerVistoria(
  tx: Tx,
  hotId: number,
  uid: string,
  quem: QuemAlcanca | PelaRemocao,
  travar = false,
): Promise<VistoriaInteira | undefined> {
  const r =
    await sql<VistoriaInteira>`select ${INTEIRA} from ${DE} where v.hot_id = ${hotId} and v.uid = ${uid}
    and ${aoAlcanceDe(quem)} ${travar ? sql`for update of v` : sql``}`.execute(tx)
  return r.rows[0]
}

export async function vistoriaPeloHash(
  tx: Tx,
  hotId: number,
  hash: string,
): Promise<VistoriaInteira | undefined> {
  const r =
    await sql<VistoriaInteira>`select ${INTEIRA} from ${DE} where v.hot_id = ${hotId} and v.hash = ${hash}`.execute(
      tx,
    )
  return r.rows[0]
}

/** Whether visitors see the lot. */
export async function lotePublicado(tx: Tx, hotId: number, lelUid: string): Promise<boolean> {
  const r =
    await sql`select 1 from lote l join leilao a on a.id = l.lei_id where l.hot_id = ${hotId} and l.uid = ${lelUid}
    and l.situacao <> 'CADASTRADO' and a.situacao <> 'EM_LOTEAMENTO' and not a.teste`.execute(tx)
  return r.rows.length > 0
}

/** The newest that is done, of what a buyer may see, of the vehicle of a published lot. */
export async function vistoriaDoLotePublico(
  tx: Tx,
  hotId: number,
  lelUid: string,
): Promise<VistoriaInteira | undefined> {
  const r = await sql<VistoriaInteira>`select ${INTEIRA} from ${DE}
    join lote l on l.hot_id = v.hot_id and l.vei_id = v.vei_id
    where v.hot_id = ${hotId} and l.uid = ${lelUid} and v.data_fim is not null and t.mostrar_ao_comprador
    order by v.data_fim desc, v.id desc limit 1`.execute(tx)
  return r.rows[0]
}

/** What waits, with its questions, for a device to keep. */
export const vistoriasQueAguardam = async (
  tx: Tx,
  hotId: number,
  quem: QuemAlcanca | PelaRemocao,
  maximo: number,
): Promise<VistoriaInteira[]> =>
  (
    await sql<VistoriaInteira>`select ${INTEIRA} from ${DE} where v.hot_id = ${hotId}
      and v.situacao = any(${ABERTAS}::text[]) and ${aoAlcanceDe(quem)} order by v.created_at limit ${maximo}`.execute(
      tx,
    )
  ).rows

export interface NovaVistoria {
  readonly hotId: number
  readonly uid?: string
  readonly verId: number
  readonly veiId: number
  readonly patId: number | null
  readonly saidaPatio: boolean
  readonly estadiaId: number | null
  readonly remocaoId: number | null
  readonly vistoriadorId: number | null
  readonly vistoriador: string | null
  readonly pedidaPor: string | null
  readonly pedidaBy: number | null
}

/** Undefined: there is one of this uid. */
export const inserirVistoria = (tx: Tx, v: NovaVistoria): Promise<{ id: number; uid: string } | undefined> =>
  tx
    .insertInto('vistoria')
    .values(v)
    .onConflict((c) => c.doNothing())
    .returning(['id', 'uid'])
    .executeTakeFirst()

export interface BemDaVistoria {
  id: number
  uid: string
  tipoId: number
  patId: number | null
}
/** The vehicle, if this person may inspect it. */
export async function bemParaVistoriar(
  tx: Tx,
  hotId: number,
  veiUid: string,
  { usuId, alcance }: QuemAlcanca,
): Promise<BemDaVistoria | undefined> {
  const noPatio = sql`exists (select from usuario_patio up where up.hot_id = e.hot_id and up.usu_id = ${usuId} and up.pat_id = e.pat_id)`
  const r = await sql<BemDaVistoria>`select e.id, e.uid, e.tipo_id, e.pat_id from veiculo e
    where e.hot_id = ${hotId} and e.uid = ${veiUid} and ${alcance === 'dos-seus-patios' ? noPatio : sql`${alcance === 'todas'}::boolean`}`.execute(
    tx,
  )
  return r.rows[0]
}

export interface ContagemDaFila {
  porSituacao: Readonly<Record<string, number>>
  atrasadas: number
  emAndamento: number
  copias: number
}
export async function contarFila(tx: Tx, hotId: number, quem: QuemAlcanca): Promise<ContagemDaFila> {
  const r =
    await sql<ContagemDaFila>`select coalesce(jsonb_object_agg(s.situacao, s.quantas), '{}') as por_situacao,
      coalesce(sum(s.atrasadas), 0)::int as atrasadas, coalesce(sum(s.em_andamento), 0)::int as em_andamento,
      coalesce(sum(s.copias), 0)::int as copias
    from (select v.situacao, count(*)::int as quantas,
        count(*) filter (where v.situacao = any(${ABERTAS}::text[]) and v.created_at < clock_timestamp() - interval '1 day')::int as atrasadas,
        count(*) filter (where v.situacao = any(${ABERTAS}::text[]) and v.aparelho is not null)::int as em_andamento,
        sum((select count(*) from vistoria_copia c where c.hot_id = v.hot_id and c.vis_id = v.id and c.vista_em is null))::int as copias
      from vistoria v where v.hot_id = ${hotId} and ${aoAlcanceDe(quem)} group by v.situacao) s`.execute(tx)
  return r.rows[0] as ContagemDaFila
}
