// Reading channels with their sources and destinations, and the auction that they belong to.
import type {
  CanalTransmissao,
  DestinoDaTransmissao,
  TemplateTransmissao,
  Transmissao,
  VideoInstitucional,
} from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import { imagemDoModelo } from '@martelo/domain/transmissoes/desenho-do-modelo.ts'
import { type Formato, lerVideoFilter } from '@martelo/domain/transmissoes/video-filter.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { iso } from '../../core/http/iso.ts'

export interface LeilaoDaTransmissao {
  readonly id: number
  readonly uid: string
  readonly nome: string
  readonly situacao: string
  /** where it is held */
  readonly local: string
  readonly pausadoAt: Date | null
  readonly transmissaoUrl: string | null
}

export async function acharLeilao(
  tx: Tx,
  hotId: number,
  leilaoUid: string,
): Promise<LeilaoDaTransmissao | null> {
  const { rows } =
    await sql<LeilaoDaTransmissao>`select a.id, a.uid, a.nome, a.situacao, r.nome as local, a.pausado_at, a.transmissao_url
    from leilao a join local_realizacao r on r.id = a.lrl_id and r.hot_id = a.hot_id
    where a.uid = ${leilaoUid} and a.hot_id = ${hotId}`.execute(tx)
  return rows[0] ?? null
}

interface LinhaDaTransmissao
  extends Omit<Transmissao, 'ultimaChecagem' | 'dataInicio' | 'dataFim' | 'leilaoUid'> {
  readonly ultimaChecagem: Date | null
  readonly dataInicio: Date | null
  readonly dataFim: Date | null
  readonly leilaoUid: string
}
const daLinha = (t: LinhaDaTransmissao): Transmissao => ({
  ...t,
  ultimaChecagem: iso(t.ultimaChecagem),
  dataInicio: iso(t.dataInicio),
  dataFim: iso(t.dataFim),
})

const COLUNAS_DA_TRANSMISSAO = sql`t.uid, c.uid as canal_transmissao_uid, l.uid as leilao_uid, t.tipo, t.situacao, t.video_ativo,
  t.audio_ativo, t.posicao_template, t.transmissao_para_videos, t.video_filename, t.video_loop, t.url_rmtp, t.local, t.browser,
  t.ip, t.ultima_checagem, t.data_inicio, t.data_fim, t.motivo_fim, f.uid as usuario_finalizou_uid, i.uid as usuario_iniciou_uid`
const DA_TRANSMISSAO = sql`transmissao t join canal_transmissao c on c.id = t.can_id and c.hot_id = t.hot_id
  join leilao l on l.id = c.lei_id and l.hot_id = c.hot_id
  left join usuario f on f.id = t.usuario_finalizou_id and f.hot_id = t.hot_id
  left join usuario i on i.id = t.usuario_iniciou_id and i.hot_id = t.hot_id`

export async function lerTransmissao(tx: Tx, hotId: number, uid: string): Promise<Transmissao | null> {
  const { rows } = await sql<LinhaDaTransmissao>`select ${COLUNAS_DA_TRANSMISSAO} from ${DA_TRANSMISSAO}
    where t.uid = ${uid} and t.hot_id = ${hotId}`.execute(tx)
  return rows[0] ? daLinha(rows[0]) : null
}

interface LinhaDoCanal
  extends Omit<
    CanalTransmissao,
    'situacaoDesde' | 'gravacaoParadaEm' | 'ultimaAtualizacao' | 'transmissoes' | 'destinos'
  > {
  readonly gravacaoParadaEm: Date | null
  readonly situacaoDesde: Date
  readonly ultimaAtualizacao: Date
}

/** How many sources of a channel are shown: the ones that stand, and the last that ended. */
const ULTIMAS = 12

export async function lerCanais(tx: Tx, hotId: number, leiId: number): Promise<CanalTransmissao[]> {
  const canais =
    await sql<LinhaDoCanal>`select c.uid, l.uid as leilao_uid, m.uid as template_uid, c.nome, c.disponivel, c.situacao,
      c.situacao_desde, c.gravar, c.intervalo, c.gravacao_parada_at as gravacao_parada_em, case when c.mesa_ate > clock_timestamp() then d.nome end as mesa_com,
      c.updated_at as ultima_atualizacao, u.nome as usuario_ultima_atualizacao, c.versao
    from canal_transmissao c join leilao l on l.id = c.lei_id and l.hot_id = c.hot_id
    join template_transmissao m on m.id = c.tem_id and m.hot_id = c.hot_id
    left join usuario u on u.id = c.updated_by and u.hot_id = c.hot_id
    left join usuario d on d.id = c.mesa_usu_id and d.hot_id = c.hot_id
    where c.lei_id = ${leiId} and c.hot_id = ${hotId} and c.removido_at is null order by c.id`.execute(tx)
  const fontes = await sql<LinhaDaTransmissao>`select ${COLUNAS_DA_TRANSMISSAO} from ${DA_TRANSMISSAO}
    where c.lei_id = ${leiId} and c.hot_id = ${hotId}
    order by t.data_fim is null desc, t.id desc limit ${ULTIMAS * 4}`.execute(tx)
  const destinos = await sql<
    DestinoDaTransmissao & { canal: string }
  >`select c.uid as canal, d.uid, d.nome, d.rede, d.layout,
      d.url_rmtp, d.situacao, d.motivo, d.tentativas, d.versao
    from destino_transmissao d join canal_transmissao c on c.id = d.can_id and c.hot_id = d.hot_id
    where c.lei_id = ${leiId} and c.hot_id = ${hotId} order by d.id`.execute(tx)
  return canais.rows.map((c) => ({
    ...c,
    situacaoDesde: c.situacaoDesde.toISOString(),
    gravacaoParadaEm: iso(c.gravacaoParadaEm),
    ultimaAtualizacao: c.ultimaAtualizacao.toISOString(),
    transmissoes: fontes.rows
      .filter((t) => t.canalTransmissaoUid === c.uid)
      .slice(0, ULTIMAS)
      .map(daLinha),
    destinos: destinos.rows.filter((d) => d.canal === c.uid).map(({ canal: _, ...d }) => d),
  }))
}

/** The form of the channel's programme, which its template gives. */
export async function formatoDoCanal(tx: Tx, hotId: number, canId: number): Promise<Formato> {
  const { rows } = await sql<{ videoFilter: string }>`select m.video_filter
    from canal_transmissao c join template_transmissao m on m.id = c.tem_id and m.hot_id = c.hot_id
    where c.id = ${canId} and c.hot_id = ${hotId}`.execute(tx)
  const lido = lerVideoFilter(rows[0]?.videoFilter ?? '')
  return lido.ok ? lido.filtro.formato : '16:9'
}

export async function lerTemplates(tx: Tx, hotId: number): Promise<TemplateTransmissao[]> {
  const { rows } = await sql<
    Omit<TemplateTransmissao, 'imagemModelo'>
  >`select uid, nome, video_filter, quantidade_cameras,
      (select count(*)::int from canal_transmissao c where c.tem_id = t.id and c.hot_id = t.hot_id and c.removido_at is null) as canais_transmissao
    from template_transmissao t where hot_id = ${hotId} and ativo order by id`.execute(tx)
  return rows.map((t) => ({ ...t, imagemModelo: imagemDoModelo(t.videoFilter) }))
}

/** With the address at which the desk finds an uploaded film of that name. */
export async function lerVideos(tx: Tx, hotId: number): Promise<VideoInstitucional[]> {
  const { rows } = await sql<
    VideoInstitucional & { anexo: string | null }
  >`select v.uid, v.posicao, v.nome, v.filename, v.url,
      v.tempo_em_segundos, v.ativo, (select a.uid from anexo a where a.hot_id = v.hot_id and a.entidade = 'video_institucional'
        and a.entidade_uid = v.uid and a.removido_at is null order by (a.nome = v.filename) desc, a.ordem, a.id limit 1) as anexo
    from video_institucional v where v.hot_id = ${hotId} order by v.posicao, v.id desc`.execute(tx)
  return rows.map(({ anexo, ...v }) => ({
    ...v,
    url: anexo === null ? v.url : `/v1/anexos/${anexo}/arquivo`,
  }))
}

/** The card is in the picture's place: a person's interval, or the auction is paused or suspended. */
export const PAUSADO = sql`(c.intervalo or l.pausado_at is not null)`

export interface CanalTravado {
  readonly id: number
  readonly uid: string
  readonly leiId: number
  readonly leilaoUid: string
  readonly nome: string
  readonly situacao: CanalTransmissao['situacao']
  readonly disponivel: boolean
  readonly gravar: boolean
  /** a person's own */
  readonly intervalo: boolean
  readonly leilaoPausado: boolean
  readonly pausado: boolean
  readonly versao: number
  readonly mesaUsuId: number | null
  readonly mesaNome: string | null
  /** the holder is still there */
  readonly mesaVale: boolean
  readonly mesaCerca: number
}

const COLUNAS_DO_CANAL = sql`c.id, c.uid, c.lei_id, l.uid as leilao_uid, c.nome, c.situacao, c.disponivel, c.gravar, c.versao,
  c.intervalo, l.pausado_at is not null as leilao_pausado, ${PAUSADO} as pausado,
  c.mesa_usu_id, (select nome from usuario u where u.id = c.mesa_usu_id and u.hot_id = c.hot_id) as mesa_nome,
  coalesce(c.mesa_ate > clock_timestamp(), false) as mesa_vale, c.mesa_cerca`

/** `uid` null: the auction's first channel that is available. */
export async function travarCanal(
  tx: Tx,
  hotId: number,
  por: { readonly uid: string } | { readonly leiId: number },
): Promise<CanalTravado | null> {
  const onde = 'uid' in por ? sql`c.uid = ${por.uid}` : sql`c.lei_id = ${por.leiId} and c.disponivel`
  const { rows } = await sql<CanalTravado>`select ${COLUNAS_DO_CANAL} from canal_transmissao c
    join leilao l on l.id = c.lei_id and l.hot_id = c.hot_id
    where ${onde} and c.hot_id = ${hotId} and c.removido_at is null order by c.id limit 1 for update of c`.execute(
    tx,
  )
  return rows[0] ?? null
}

interface CanalParaVer extends Pick<CanalTransmissao, 'uid' | 'nome' | 'situacao' | 'gravar' | 'disponivel'> {
  /** a programme has been seen on it */
  readonly comecou: boolean
}

/**
 * The channel that everyone watches: what runs first, then the first that is published. Staff (`interno`) sees also what is not,
 * when nothing published runs. With `uid` that one.
 */
export async function canalParaVer(
  tx: Tx,
  hotId: number,
  leiId: number,
  { uid, interno = false }: { readonly uid?: string | undefined; readonly interno?: boolean } = {},
): Promise<CanalParaVer | null> {
  const { rows } = await sql<CanalParaVer>`select uid, nome, situacao, gravar, disponivel,
      exists (select from transmissao t where t.can_id = c.id and t.hot_id = c.hot_id and t.posicao_template = 0
        and t.data_inicio is not null) as comecou
    from canal_transmissao c where lei_id = ${leiId} and hot_id = ${hotId} and removido_at is null and ${uid === undefined ? sql`(disponivel or ${interno})` : sql`uid = ${uid}`}
    order by situacao = 'PARADO', not disponivel, id limit 1`.execute(tx)
  return rows[0] ?? null
}

export interface CanalAchado {
  readonly id: number
  readonly hotId: number
  readonly leiId: number
  readonly leilaoUid: string
  readonly situacao: CanalTransmissao['situacao']
}
export async function acharCanal(tx: Tx, hotId: number, uid: string): Promise<CanalAchado | null> {
  const { rows } =
    await sql<CanalAchado>`select c.id, c.hot_id, c.lei_id, l.uid as leilao_uid, c.situacao from canal_transmissao c
    join leilao l on l.id = c.lei_id and l.hot_id = c.hot_id where c.uid = ${uid} and c.hot_id = ${hotId}
      and c.removido_at is null`.execute(tx)
  return rows[0] ?? null
}
