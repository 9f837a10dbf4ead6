// Reading auctions for the back-office: the list, the record, and what its transitions ask about.
import { permite, type QuemEntra } from '@martelo/contracts/core/permissions.ts'
import { impedimentoParaLeilao } from '@martelo/domain/calendario/datas-da-venda.ts'
import { montarCalendario } from '@martelo/domain/calendario/dias-uteis.ts'
import { feriadosDosAnos } from '@martelo/domain/calendario/feriados.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import type { SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import type { FatosLeilao } from '@martelo/domain/leiloes/states.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, type Listados, ordemSql, type Pagina } from '../../core/database/lista.ts'
import type { Leilao, LocalRealizacao } from '../../core/database/schema.gen.ts'
import { ACERTOS, SITUACAO_DOS_DOCUMENTOS } from './documentos-do-leilao.sql.ts'

export type LinhaLeilao = Selectable<Leilao>
export type LinhaLocal = Selectable<LocalRealizacao>

export interface FiltroDeLeiloes extends Pagina {
  readonly busca?: string | undefined
  readonly situacao?: string | undefined
  readonly modalidade?: string | undefined
  readonly de?: string | undefined
  readonly ate?: string | undefined
}

export interface LinhaDaLista {
  id: number
  numero: number
  uid: string
  nome: string
  situacao: SituacaoLeilao
  modalidade: 'PRESENCIAL' | 'ONLINE' | 'SIMULTANEO'
  data: Date
  leiloeiro: string
  local: string
  cidade: string
  uf: string
  quantidadeLotes: number
  lotesLiberados: number
  lotesComLance: number
}

const COLUNAS: Readonly<Record<string, RawBuilder<unknown>>> = {
  nome: sql`lower(a.nome)`,
  data: sql`a.data`,
  situacao: sql`a.situacao`,
  modalidade: sql`a.modalidade`,
  leiloeiro: sql`lower(o.nome)`,
  local: sql`lower(r.nome)`,
  quantidadeLotes: sql`(select count(*) from lote l where l.lei_id = a.id)`,
}

export async function listarLeiloes(
  tx: Tx,
  hotId: number,
  f: FiltroDeLeiloes,
): Promise<Listados<LinhaDaLista>> {
  return listar(tx, {
    colunas: sql`a.id, a.numero, a.uid, a.nome, a.situacao, a.modalidade, a.data, o.nome as leiloeiro, r.nome as local, r.cidade, r.uf,
      n.lotes::int as quantidade_lotes, n.liberados::int as lotes_liberados, n.com_lance::int as lotes_com_lance`,
    de: sql`leilao a join leiloeiro o on o.id = a.leo_id join local_realizacao r on r.id = a.lrl_id`,
    deTudo: sql`cross join lateral (select count(*) as lotes, count(*) filter (where l.situacao = 'LIBERADO_LEILAO') as liberados,
      count(*) filter (where l.lance_valor is not null) as com_lance from lote l where l.lei_id = a.id) n`,
    onde: [
      sql`a.hot_id = ${hotId}`,
      contemSql(f.busca, [sql`a.nome`, sql`o.nome`, sql`r.nome`, sql`r.cidade`]),
      ...(f.situacao ? [sql`a.situacao = ${f.situacao}`] : []),
      ...(f.modalidade ? [sql`a.modalidade = ${f.modalidade}`] : []),
      ...(f.de ? [sql`a.data >= ${f.de}::date::timestamp at time zone 'America/Sao_Paulo'`] : []),
      ...(f.ate ? [sql`a.data < (${f.ate}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`] : []),
    ],
    ordem: ordemSql(f.ordenar, COLUNAS, sql`a.data desc`, sql`a.id desc`),
    pagina: f,
  })
}

export interface LinhaPrivada {
  id: number
  uid: string
  nome: string
  situacao: SituacaoLeilao
  data: Date
  lotes: number
  comVideo: number
  condicionais: number
  vendidos: number
  documentosAguardando: number
  acertos: number
  documentos: number
}

export async function listarPrivado(tx: Tx, hotId: number, p: Pagina): Promise<Listados<LinhaPrivada>> {
  return listar(tx, {
    colunas: sql`a.id, a.uid, a.nome, a.situacao, a.data, n.lotes::int, n.com_video::int, n.condicionais::int, n.vendidos::int,
      q.aguardando as documentos_aguardando, ${ACERTOS} as acertos, q.documentos`,
    de: sql`leilao a`,
    deTudo: sql`cross join lateral (
      select count(*) as lotes, count(*) filter (where coalesce(nullif(l.video, ''), nullif(v.video_url, '')) is not null) as com_video,
        count(*) filter (where l.situacao = 'CONDICIONAL' and l.condicional_resposta is null) as condicionais,
        count(*) filter (where l.situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO')) as vendidos
      from lote l join veiculo v on v.id = l.vei_id where l.lei_id = a.id) n
      cross join lateral (select count(*) filter (where d.situacao = 'AGUARDANDO')::int as aguardando,
        count(*) filter (where d.situacao in ('RECEBIDO', 'CONFERIDO'))::int as documentos from ${SITUACAO_DOS_DOCUMENTOS} d) q`,
    onde: [sql`a.hot_id = ${hotId}`],
    ordem: sql`order by a.data desc, a.id desc`,
    pagina: p,
  })
}

/** One auction of this hotsite; `travar` locks its row until the transaction ends. */
export async function lerLeilao(
  tx: Tx,
  hotId: number,
  id: number,
  travar = false,
): Promise<LinhaLeilao | null> {
  const q = tx.selectFrom('leilao').selectAll().where('hotId', '=', hotId).where('id', '=', id)
  return (await (travar ? q.forUpdate() : q).executeTakeFirst()) ?? null
}

export async function lerLocal(tx: Tx, hotId: number, id: number): Promise<LinhaLocal> {
  return tx
    .selectFrom('localRealizacao')
    .selectAll()
    .where('hotId', '=', hotId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Internal ids behind the public ones of a form; null where the hotsite has no such record. */
export async function resolverReferencias(
  tx: Tx,
  hotId: number,
  uids: { leiloeiroUid: string; localUid: string },
): Promise<{ leoId: number | null; lrlId: number | null }> {
  const [leo, lrl] = [
    await tx
      .selectFrom('leiloeiro')
      .select('id')
      .where('hotId', '=', hotId)
      .where('uid', '=', uids.leiloeiroUid)
      .executeTakeFirst(),
    await tx
      .selectFrom('localRealizacao')
      .select('id')
      .where('hotId', '=', hotId)
      .where('uid', '=', uids.localUid)
      .executeTakeFirst(),
  ]
  return { leoId: leo?.id ?? null, lrlId: lrl?.id ?? null }
}

/** The public ids behind what an auction refers to beside its auctioneer and place. */
export async function lerReferencias(
  tx: Tx,
  a: LinhaLeilao,
): Promise<{ tipoUid: string | null; textoUid: string | null; regulamentoUid: string | null }> {
  const { rows } = await sql<{
    tipoUid: string | null
    textoUid: string | null
    regulamentoUid: string | null
  }>`
    select (select uid from tipo_de_leilao where id = ${a.letId} and hot_id = ${a.hotId}) as tipo_uid,
      (select uid from texto_de_leilao where id = ${a.texId} and hot_id = ${a.hotId}) as texto_uid,
      (select uid from regulamento where id = ${a.regId} and hot_id = ${a.hotId}) as regulamento_uid`.execute(
    tx,
  )
  return rows[0] ?? { tipoUid: null, textoUid: null, regulamentoUid: null }
}

/** Why the law forbids an auction on this day at this place; null when it does not. */
export function impedimentoNoDia(data: Date, local: Pick<LinhaLocal, 'uf'>): string | null {
  const dia = diaEmBrasilia(data.getTime())
  const ano = Number(dia.slice(0, 4))
  const civil = montarCalendario('civil', feriadosDosAnos(ano, ano), { local: { uf: local.uf } })
  return impedimentoParaLeilao(dia, civil)
}

/** What the guards of the auction's transitions ask about. */
export async function lerFatos(
  tx: Tx,
  a: LinhaLeilao,
  quem: QuemEntra & {
    readonly agora: number
    /** this installation broadcasts: without it a channel shows nothing */
    readonly comVideo: boolean
  },
): Promise<FatosLeilao> {
  const { rows } = await sql<{ situacao: SituacaoLote; posicao: number; temLance: boolean }>`
    select situacao, posicao_leilao as posicao, lance_valor is not null as tem_lance from lote
    where lei_id = ${a.id} and hot_id = ${a.hotId} and conjunto_principal_id is null`.execute(tx)
  const canais =
    await sql`select from canal_transmissao where lei_id = ${a.id} and hot_id = ${a.hotId} and disponivel limit 1`.execute(
      tx,
    )
  const judicial = await sql<{ espera: boolean; semAvaliacao: string[] }>`
    select segunda_praca_pendente(${a.id}) as espera, array(select l.numero from lote l join leilao_judicial j on j.lei_id = l.lei_id
      where l.lei_id = ${a.id} and l.hot_id = ${a.hotId} and l.situacao = 'LIBERADO_LEILAO' and l.conjunto_principal_id is null
        and not exists (select from lote_judicial q where q.lel_id = l.id and q.avaliacao is not null)
      order by l.posicao_leilao, l.id) as sem_avaliacao`.execute(tx)
  return {
    agora: quem.agora,
    data: a.data.getTime(),
    lotes: rows,
    temEdital: (a.editalUrl ?? '') !== '',
    temRegulamento: a.regulamento.trim() !== '',
    temLance: rows.some((l) => l.temLance),
    porAdm: permite('leilao:reabrir-com-lance', quem),
    leiloeiroConfirmado: a.leiloeiroConfirmadoAt !== null || a.conducao === 'robo',
    comTransmissao: (a.transmissaoSubdominio ?? '') !== '',
    segundaPracaPendente: judicial.rows[0]?.espera ?? false,
    lotesSemAvaliacao: judicial.rows[0]?.semAvaliacao ?? [],
    temCanal: (a.transmissaoUrl ?? '') !== '' || (quem.comVideo && canais.rows.length > 0),
  }
}

export interface ResultadoDoLeilao {
  vendidos: number
  condicionais: number
  semLance: number
  retirados: number
  abertos: number
  totalMinimo: number
  totalArrematado: number
  lances: number
  participantes: number
}

export async function lerResultado(
  tx: Tx,
  hotId: number,
  leiId: number,
): Promise<ResultadoDoLeilao & { quantidadeLotes: number; fim: Date | null }> {
  const { rows } = await sql<ResultadoDoLeilao & { quantidadeLotes: number; fim: Date | null }>`
    select count(*)::int as quantidade_lotes, fim_do_leilao(${leiId}) as fim,
      count(*) filter (where situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO', 'BUY_NOW', 'AG_CLIENTE'))::int as vendidos,
      count(*) filter (where situacao = 'CONDICIONAL')::int as condicionais,
      count(*) filter (where situacao = 'NAO_ARREMATADO')::int as sem_lance,
      count(*) filter (where situacao in ('RETIRADO', 'LOTE_CANCELADO', 'CANCELADO_NO_LEILAO'))::int as retirados,
      count(*) filter (where situacao in ('LIBERADO_LEILAO', 'PENDENTE', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'REPASSE'))::int as abertos,
      coalesce(sum(minimo), 0)::bigint as total_minimo,
      coalesce(sum(coalesce(valor_vendido, lance_valor)) filter (where situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO', 'BUY_NOW', 'AG_CLIENTE')), 0)::bigint as total_arrematado,
      coalesce(sum(lance_quantidade), 0)::int as lances,
      (select count(distinct x.cli_id)::int from lance x join lote y on y.id = x.lel_id where y.lei_id = ${leiId} and x.situacao <> 'cancelado') as participantes
    from lote where lei_id = ${leiId} and hot_id = ${hotId}`.execute(tx)
  const linha = rows[0]
  if (linha === undefined) throw new Error('an aggregate answers one row')
  return linha
}

/** Of one auction, as the specification's `leiloesLotes` names them. */
export async function lotesEmOrdem(
  tx: Tx,
  hotId: number,
  leiId: number,
): Promise<{ id: number; uid: string; ordemLeilao: number; situacao: SituacaoLote }[]> {
  const { rows } = await sql<{ id: number; uid: string; ordemLeilao: number; situacao: SituacaoLote }>`
    select id, uid, posicao_leilao as ordem_leilao, situacao from lote where lei_id = ${leiId} and hot_id = ${hotId}
    order by posicao_leilao, id`.execute(tx)
  return rows
}
