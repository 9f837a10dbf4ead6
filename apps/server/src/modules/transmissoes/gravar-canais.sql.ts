// Writing channels, sources and destinations of one house. Rows are locked by who calls.

import { MESA_VALE_S } from '@martelo/domain/transmissoes/prazos-da-transmissao.ts'
import {
  DESTINOS_LIGADOS,
  type MotivoDoFim,
  type SituacaoDoCanal,
  type SituacaoDoDestino,
  type TipoDeTransmissao,
} from '@martelo/domain/transmissoes/situacoes.ts'
import type { Formato } from '@martelo/domain/transmissoes/video-filter.ts'
import { sql } from 'kysely'
import type { Banco, Tx } from '../../core/database/database.ts'

export async function acharTemplate(tx: Tx, hotId: number, uid: string): Promise<number | null> {
  const { rows } = await sql<{
    id: number
  }>`select id from template_transmissao where uid = ${uid} and hot_id = ${hotId}`.execute(tx)
  return rows[0]?.id ?? null
}

/** Null: the auction has a channel of that name. */
export async function inserirCanal(
  tx: Tx,
  c: {
    readonly hotId: number
    readonly leiId: number
    readonly temId: number
    readonly nome: string
    readonly disponivel: boolean
    readonly usuId: number | null
  },
): Promise<string | null> {
  const { rows } = await sql<{
    uid: string
  }>`insert into canal_transmissao (hot_id, lei_id, tem_id, nome, disponivel, created_by, updated_by)
    values (${c.hotId}, ${c.leiId}, ${c.temId}, ${c.nome}, ${c.disponivel}, ${c.usuId}, ${c.usuId})
    on conflict do nothing returning uid`.execute(tx)
  return rows[0]?.uid ?? null
}

/** False: the auction has another channel of that name. */
export async function mudarCanalNoBanco(
  tx: Tx,
  hotId: number,
  id: number,
  m: {
    readonly nome: string
    readonly disponivel: boolean
    readonly gravar: boolean
    readonly temId: number | null
    readonly situacao: SituacaoDoCanal
    readonly intervalo: boolean
    readonly usuId: number | null
  },
): Promise<boolean> {
  const { rows } =
    await sql`update canal_transmissao c set nome = ${m.nome}, disponivel = ${m.disponivel}, gravar = ${m.gravar},
      gravacao_parada_at = case when ${m.gravar} then gravacao_parada_at end,
      tem_id = coalesce(${m.temId}, tem_id), situacao_desde = case when situacao = ${m.situacao} then situacao_desde else clock_timestamp() end,
      situacao = ${m.situacao}, intervalo = ${m.intervalo}, versao = versao + 1, updated_at = clock_timestamp(), updated_by = ${m.usuId}
    where id = ${id} and hot_id = ${hotId} and not exists (select from canal_transmissao o
      where o.lei_id = c.lei_id and o.hot_id = c.hot_id and o.id <> c.id and o.nome = ${m.nome} and o.removido_at is null) returning c.id`.execute(
      tx,
    )
  return rows.length > 0
}

/** How many recordings of a channel are kept for a dispute. */
export async function contarConservadas(tx: Tx, hotId: number, canId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from gravacao
    where can_id = ${canId} and hot_id = ${hotId} and conservar and apagada_at is null`.execute(tx)
  return rows[0]?.n ?? 0
}

/** Its row stays, for its recordings; its destinations go, with their keys. */
export async function retirarCanal(tx: Tx, hotId: number, id: number, usuId: number): Promise<void> {
  await sql`delete from destino_transmissao where can_id = ${id} and hot_id = ${hotId}`.execute(tx)
  await sql`update canal_transmissao set removido_at = clock_timestamp(), disponivel = false, gravar = false, mesa_ate = null,
      versao = versao + 1, updated_at = clock_timestamp(), updated_by = ${usuId} where id = ${id} and hot_id = ${hotId}`.execute(
    tx,
  )
}

export async function situarCanal(
  banco: Banco | Tx,
  hotId: number,
  id: number,
  situacao: SituacaoDoCanal,
): Promise<void> {
  await sql`update canal_transmissao set situacao = ${situacao}, situacao_desde = clock_timestamp(),
      intervalo = intervalo and ${situacao} <> 'PARADO'
    where id = ${id} and hot_id = ${hotId} and situacao <> ${situacao}`.execute(banco)
}

/** The desk is this person's: the number that older holders no longer have. */
export async function tomarMesa(tx: Tx, hotId: number, id: number, usuId: number): Promise<number> {
  const { rows } = await sql<{
    mesaCerca: number
  }>`update canal_transmissao set mesa_usu_id = ${usuId}, mesa_cerca = mesa_cerca + 1,
      mesa_ate = clock_timestamp() + make_interval(secs => ${MESA_VALE_S}) where id = ${id} and hot_id = ${hotId} returning mesa_cerca`.execute(
    tx,
  )
  const linha = rows[0]
  if (linha === undefined) throw new Error('the channel was locked and is gone')
  return linha.mesaCerca
}
/** Desks whose holder has not been heard for so long, though their pictures may still come: his session or his right has ended. */
export async function mesasCaladas(
  banco: Banco,
  segundos: number,
): Promise<
  { readonly hotId: number; readonly canId: number; readonly canal: string; readonly transmissao: string }[]
> {
  const { rows } = await sql<{
    hotId: number
    canId: number
    canal: string
    transmissao: string
  }>`select c.hot_id, c.id as can_id, c.uid as canal, t.uid as transmissao from canal_transmissao c
    join transmissao t on t.can_id = c.id and t.hot_id = c.hot_id and t.posicao_template = 0 and t.tipo = 'MESA' and t.data_fim is null
    where c.situacao in ('NO_AR', 'INTERVALO') and c.mesa_ate < clock_timestamp() - make_interval(secs => ${segundos})`.execute(
    banco,
  )
  return rows
}

export async function renovarMesa(banco: Banco | Tx, hotId: number, id: number): Promise<void> {
  await sql`update canal_transmissao set mesa_ate = clock_timestamp() + make_interval(secs => ${MESA_VALE_S})
    where id = ${id} and hot_id = ${hotId}`.execute(banco)
}
export async function largarMesa(banco: Banco | Tx, hotId: number, id: number): Promise<void> {
  await sql`update canal_transmissao set mesa_ate = null where id = ${id} and hot_id = ${hotId}`.execute(
    banco,
  )
}

export async function inserirTransmissao(
  tx: Tx,
  t: {
    readonly hotId: number
    readonly canId: number
    readonly tipo: TipoDeTransmissao
    readonly cerca: number
    readonly videoAtivo: boolean
    readonly audioAtivo: boolean
    readonly posicaoTemplate: number
    readonly urlRmtp: string
    readonly local: string | null
    readonly browser: string
    readonly ip: string
    readonly ultimaChecagem: Date | null
    readonly usuId: number
    readonly chaveHash: Buffer | null
  },
): Promise<string | null> {
  const { rows } = await sql<{
    uid: string
  }>`insert into transmissao (hot_id, can_id, tipo, cerca, video_ativo, audio_ativo, posicao_template,
      url_rmtp, local, browser, ip, ultima_checagem, usuario_iniciou_id, chave_hash)
    select ${t.hotId}, ${t.canId}, ${t.tipo}, ${t.cerca}, ${t.videoAtivo}, ${t.audioAtivo}, ${t.posicaoTemplate}, ${t.urlRmtp},
      ${t.local}, ${t.browser}, ${t.ip}, ${t.ultimaChecagem}::timestamptz, ${t.usuId},
      ${t.chaveHash}::bytea
    where not exists (select from transmissao where can_id = ${t.canId} and hot_id = ${t.hotId}
      and posicao_template = ${t.posicaoTemplate} and data_fim is null) returning uid`.execute(tx)
  return rows[0]?.uid ?? null
}

export interface TransmissaoTravada {
  readonly id: number
  readonly uid: string
  readonly canId: number
  readonly canalUid: string
  readonly leiId: number
  readonly leilaoUid: string
  readonly tipo: TipoDeTransmissao
  readonly situacao: 'CRIADA' | 'NO_AR' | 'SEM_SINAL' | 'ENCERRADA'
  readonly motivoFim: MotivoDoFim | null
  readonly cerca: number
  readonly canalCerca: number
  readonly usuarioIniciouId: number | null
  readonly posicaoTemplate: number
  readonly videoAtivo: boolean
  readonly audioAtivo: boolean
  readonly videoFilename: string | null
  readonly videoLoop: boolean
}

export async function travarTransmissao(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<TransmissaoTravada | null> {
  const { rows } =
    await sql<TransmissaoTravada>`select t.id, t.uid, t.can_id, c.uid as canal_uid, c.lei_id, l.uid as leilao_uid, t.tipo,
      t.situacao, t.motivo_fim, t.cerca, c.mesa_cerca as canal_cerca, t.usuario_iniciou_id, t.posicao_template, t.video_ativo, t.audio_ativo, t.video_filename, t.video_loop
    from transmissao t join canal_transmissao c on c.id = t.can_id and c.hot_id = t.hot_id
    join leilao l on l.id = c.lei_id and l.hot_id = c.hot_id
    where t.uid = ${uid} and t.hot_id = ${hotId} for update of t`.execute(tx)
  return rows[0] ?? null
}

export async function guardarChaveRtmp(tx: Tx, hotId: number, id: number, hash: Buffer): Promise<void> {
  await sql`update transmissao set chave_hash = ${hash} where id = ${id} and hot_id = ${hotId}`.execute(tx)
}

/** Those of the channel that stand: at one position, all, or what goes with the programme (the desk and what it was sent by RTMP). */
export async function encerrarTransmissoes(
  banco: Banco | Tx,
  hotId: number,
  quais:
    | { readonly canId: number; readonly posicao?: number; readonly doPrograma?: true }
    | { readonly uid: string },
  motivo: MotivoDoFim,
  usuId: number | null,
): Promise<string[]> {
  const onde =
    'uid' in quais
      ? sql`uid = ${quais.uid}`
      : quais.doPrograma
        ? sql`can_id = ${quais.canId} and (posicao_template = 0 or tipo = 'RTMP')`
        : quais.posicao === undefined
          ? sql`can_id = ${quais.canId}`
          : sql`can_id = ${quais.canId} and posicao_template = ${quais.posicao}`
  const { rows } = await sql<{
    uid: string
  }>`update transmissao set situacao = 'ENCERRADA', data_fim = clock_timestamp(), motivo_fim = ${motivo},
      usuario_finalizou_id = ${usuId} where ${onde} and hot_id = ${hotId} and data_fim is null returning uid`.execute(
    banco,
  )
  return rows.map((r) => r.uid)
}

export async function mudarTransmissao(
  tx: Tx,
  hotId: number,
  id: number,
  m: Pick<
    TransmissaoTravada,
    'videoAtivo' | 'audioAtivo' | 'posicaoTemplate' | 'videoFilename' | 'videoLoop'
  >,
): Promise<void> {
  await sql`update transmissao set video_ativo = ${m.videoAtivo}, audio_ativo = ${m.audioAtivo}, posicao_template = ${m.posicaoTemplate},
      video_filename = ${m.videoFilename}, video_loop = ${m.videoLoop}, transmissao_para_videos = ${m.videoFilename !== null},
      ultima_checagem = clock_timestamp() where id = ${id} and hot_id = ${hotId}`.execute(tx)
}

/** Who stands at a position moves to another: the one that comes takes its place within the same transaction. */
export async function cederPosicao(
  tx: Tx,
  hotId: number,
  canId: number,
  de: number,
  para: number,
): Promise<void> {
  await sql`set constraints transmissao_na_posicao deferred`.execute(tx)
  await sql`update transmissao set posicao_template = ${para} where can_id = ${canId} and hot_id = ${hotId}
    and posicao_template = ${de} and data_fim is null`.execute(tx)
}

export async function situarTransmissao(
  banco: Banco,
  hotId: number,
  uid: string,
  situacao: 'NO_AR' | 'SEM_SINAL',
): Promise<void> {
  await sql`update transmissao set situacao = ${situacao}, ultima_checagem = clock_timestamp(),
      data_inicio = coalesce(data_inicio, case when ${situacao} = 'NO_AR' then clock_timestamp() end)
    where uid = ${uid} and hot_id = ${hotId} and data_fim is null`.execute(banco)
}

export interface DestinoTravado {
  readonly id: number
  readonly uid: string
  readonly canId: number
  readonly canalUid: string
  readonly leiId: number
  readonly leilaoUid: string
  readonly nome: string
  readonly rede: string
  readonly versao: number
  readonly layout: Formato
  readonly urlRmtp: string
  readonly chave: Buffer
  readonly chaveId: string
  readonly situacao: SituacaoDoDestino
}

export async function travarDestino(tx: Tx, hotId: number, uid: string): Promise<DestinoTravado | null> {
  const { rows } =
    await sql<DestinoTravado>`select d.id, d.uid, d.can_id, c.uid as canal_uid, c.lei_id, l.uid as leilao_uid, d.nome,
      d.rede, d.versao, d.layout, d.url_rmtp, d.chave, d.chave_id, d.situacao
    from destino_transmissao d join canal_transmissao c on c.id = d.can_id and c.hot_id = d.hot_id
    join leilao l on l.id = c.lei_id and l.hot_id = c.hot_id
    where d.uid = ${uid} and d.hot_id = ${hotId} for update of d`.execute(tx)
  return rows[0] ?? null
}

export async function enderecoDoDestino(tx: Tx, hotId: number, uid: string): Promise<string | null> {
  const { rows } = await sql<{ urlRmtp: string }>`select url_rmtp from destino_transmissao
    where uid = ${uid} and hot_id = ${hotId}`.execute(tx)
  return rows[0]?.urlRmtp ?? null
}

export async function contarDestinos(tx: Tx, hotId: number, canId: number): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from destino_transmissao where can_id = ${canId} and hot_id = ${hotId}`.execute(
    tx,
  )
  return rows[0]?.n ?? 0
}

/** Another one of the channel has this name. Asked under the channel's lock. */
export async function destinoDeNome(
  tx: Tx,
  hotId: number,
  canId: number,
  nome: string,
): Promise<string | null> {
  const { rows } = await sql<{ uid: string }>`select uid from destino_transmissao
    where can_id = ${canId} and hot_id = ${hotId} and nome = ${nome}`.execute(tx)
  return rows[0]?.uid ?? null
}

export async function gravarDestino(
  tx: Tx,
  d: {
    readonly hotId: number
    readonly canId: number
    readonly uid: string
    readonly novo: boolean
    readonly nome: string
    readonly rede: string
    readonly layout: string
    readonly urlRmtp: string
    readonly chave: Buffer
    readonly chaveId: string
    readonly usuId: number
  },
): Promise<void> {
  if (d.novo)
    await sql`insert into destino_transmissao (uid, hot_id, can_id, nome, rede, layout, url_rmtp, chave, chave_id, created_by)
      values (${d.uid}, ${d.hotId}, ${d.canId}, ${d.nome}, ${d.rede}, ${d.layout}, ${d.urlRmtp}, ${d.chave}, ${d.chaveId}, ${d.usuId})`.execute(
      tx,
    )
  else
    await sql`update destino_transmissao set nome = ${d.nome}, rede = ${d.rede}, layout = ${d.layout}, url_rmtp = ${d.urlRmtp},
        chave = ${d.chave}, chave_id = ${d.chaveId}, versao = versao + 1, updated_at = clock_timestamp()
      where uid = ${d.uid} and hot_id = ${d.hotId}`.execute(tx)
}

export async function situarDestino(
  banco: Banco | Tx,
  hotId: number,
  uid: string,
  d: { readonly situacao: SituacaoDoDestino; readonly motivo: string | null; readonly tentativas: number },
): Promise<void> {
  await sql`update destino_transmissao set situacao = ${d.situacao}, motivo = ${d.motivo}, tentativas = ${d.tentativas},
    updated_at = clock_timestamp() where uid = ${uid} and hot_id = ${hotId}`.execute(banco)
}

/** The programme has ended, and with it what it went on to: those that were still on. */
export async function desligarDestinos(banco: Banco | Tx, hotId: number, canId: number): Promise<string[]> {
  const { rows } = await sql<{
    uid: string
  }>`update destino_transmissao set situacao = 'ENCERRADO', motivo = null, tentativas = 0, updated_at = clock_timestamp()
    where can_id = ${canId} and hot_id = ${hotId} and situacao = any(${[...DESTINOS_LIGADOS]}::text[]) returning uid`.execute(
    banco,
  )
  return rows.map((d) => d.uid)
}

export async function removerDestino(tx: Tx, hotId: number, id: number): Promise<void> {
  await sql`delete from destino_transmissao where id = ${id} and hot_id = ${hotId}`.execute(tx)
}

export interface CanaisRetirados {
  readonly canais: readonly string[]
  readonly transmissoes: readonly string[]
  readonly destinos: readonly { readonly uid: string; readonly canal: string }[]
  /** names of their files */
  readonly gravacoes: readonly string[]
}

/** Of one auction, with all that hangs on them; what they were called, so that pictures and files can follow. */
export async function apagarCanais(tx: Tx, hotId: number, leiId: number): Promise<CanaisRetirados> {
  const canais = await sql<{ id: number; uid: string }>`select id, uid from canal_transmissao
    where lei_id = ${leiId} and hot_id = ${hotId} for update`.execute(tx)
  const ids = canais.rows.map((c) => c.id)
  const gravacoes = await sql<{ nome: string }>`delete from gravacao
    where lei_id = ${leiId} and hot_id = ${hotId} returning nome`.execute(tx)
  const destinos = await sql<{ uid: string; canId: number }>`delete from destino_transmissao
    where can_id = any(${ids}) and hot_id = ${hotId} returning uid, can_id`.execute(tx)
  const transmissoes = await sql<{ uid: string }>`delete from transmissao
    where can_id = any(${ids}) and hot_id = ${hotId} returning uid`.execute(tx)
  await sql`delete from canal_transmissao where lei_id = ${leiId} and hot_id = ${hotId}`.execute(tx)
  const uidDe = new Map(canais.rows.map((c) => [c.id, c.uid]))
  return {
    canais: canais.rows.map((c) => c.uid),
    transmissoes: transmissoes.rows.map((t) => t.uid),
    destinos: destinos.rows.map((d) => ({ uid: d.uid, canal: uidDe.get(d.canId) ?? '' })),
    gravacoes: gravacoes.rows.map((g) => g.nome),
  }
}
