// The robot of the rooms: one step at a time, as the domain proposes it, in a transaction that locks the auction's row.
// Any number of processes may run it; one that does not get the row at once leaves the room to the other.
// All it knows is in the tables (clock, calls, mode), so that it goes on after a crash where it was. It does nothing
// while no bid is possible: without a fresh heartbeat of the bids the lost time has not been given back yet. It acts
// only on what was read under the lock.
import { QUEDA_TOLERADA_MS } from '@martelo/domain/pregao/relogio.ts'
import {
  type ModoDoPregao,
  type PassoDoRobo,
  proximoPassoDoRobo,
  type Sala,
} from '@martelo/domain/pregao/regras.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import type { EventoLote } from '@martelo/domain/lotes/states.ts'
import { type AcaoDaSala, eventoDaAcao } from '@martelo/domain/pregao/acoes-da-sala.ts'
import { type Kysely, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { DB } from '../../core/database/schema.gen.ts'
import type { Servicos } from '../../core/servicos.ts'
import { publicarLotes, publicarTransicoes } from '../../engines/salas/port.ts'
import type { QuemMuda, Transitou } from '../../engines/lances/port.ts'
import { type RespostaDaSala, transitarSala } from './agir-na-sala.ts'
import { agirNoLote } from './agir-no-lote.ts'
import { anunciarNoSite, anunciarSala } from './anunciar-sala.ts'
import {
  lerSalaParaConduzir,
  type LoteNaConducao,
  lotesEm,
  type SalaParaConduzir,
  travarLoteDaSala,
} from './conduzir.sql.ts'

export type ServicosDoRobo = Pick<Servicos, 'banco' | 'tempoReal' | 'publicador' | 'log' | 'hotsites'>

const MODO: Readonly<Record<SalaParaConduzir['conducao'], ModoDoPregao>> = {
  robo: 'ROBO',
  misto: 'MISTO',
  leiloeiro: 'LEILOEIRO',
}
const NO_BLOCO: readonly SituacaoLote[] = ['AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS']
/** A room that moves on its own moves a few steps at most before others get their turn. */
const PASSOS_POR_VEZ = 8

export interface SalaDoRobo {
  readonly leiUid: string
  readonly hotId: number
}

/** What the robot waits for: bids are taken, or are about to be. */
const ABERTAS = sql`('LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS')`
/** The open lot `l` of the auction `a` ends by its own clock, without the robot. */
const ENCERRA_SOZINHO = sql`(l.situacao = 'LIBERADO_LEILAO' and a.modalidade = 'ONLINE' and not l.finalizacao_manual
  and l.data_fim is not null)`

/**
 * Rooms in which the robot may have something to do: running ones in which a lot is cried or none is open any more, and
 * those that it starts at their time.
 */
export async function salasDoRobo(db: Kysely<DB>): Promise<SalaDoRobo[]> {
  const r = await sql<SalaDoRobo>`
    select uid as lei_uid, hot_id from leilao a
    where pausado_at is null and ((situacao = 'AO_VIVO' and conducao in ('robo', 'misto')
        and (exists (select from lote l where l.lei_id = a.id and l.situacao in ${ABERTAS} and not ${ENCERRA_SOZINHO})
          or not (exists (select from lote l where l.lei_id = a.id and l.situacao in ${ABERTAS}) or segunda_praca_pendente(a.id))))
      or (situacao = 'PRONTO' and conducao = 'robo' and data <= clock_timestamp()))
      and exists (select from batimento where nome = 'lances' and quando > clock_timestamp() - make_interval(secs => ${QUEDA_TOLERADA_MS / 1000}))
    order by id limit 500`.execute(db)
  return r.rows
}

/**
 * Does what is due in one room; answers in how many ms to ask again, null: when something else happens there. Counted by
 * the database's clock: this machine's own may be minutes off.
 */
export async function conduzirSala(s: ServicosDoRobo, alvo: SalaDoRobo): Promise<number | null> {
  for (let i = 0; i < PASSOS_POR_VEZ; i++) {
    const lida = await lerSalaParaConduzir(s.banco.sistema, alvo.hotId, alvo.leiUid)
    if (lida === null) return null
    if (lida.situacao === 'AO_VIVO') {
      const passo = await passoAgora(s.banco.sistema, lida)
      if (passo.tipo === 'esperar') return passo.ate === null ? null : passo.ate - lida.agora
      if (passo.tipo === 'aguardar-leiloeiro') return null
    }
    if (!(await darUmPasso(s, alvo))) return null
  }
  return 0
}

/** The step that the domain proposes for the room as the tables have it. */
async function passoAgora(db: Kysely<DB>, sala: SalaParaConduzir): Promise<PassoDoRobo> {
  const [noBloco, proximo] = [await lotesEm(db, sala.leiId, NO_BLOCO), await proximoLote(db, sala.leiId)]
  const passo = proximoPassoDoRobo(montarSala(sala, noBloco[0] ?? null, proximo), sala.agora)
  // Online lots end by themselves: the auction is over when none of them is open any more.
  if (passo.tipo === 'encerrar-leilao' && (await temLoteAberto(db, sala.leiId)))
    return { tipo: 'esperar', ate: null }
  return passo
}

function montarSala(sala: SalaParaConduzir, atual: LoteNaConducao | null, proximo: Sala['proximo']): Sala {
  return {
    situacaoLeilao: sala.situacao,
    modo: MODO[sala.conducao],
    pausada: sala.pausadoAt !== null,
    atual: atual && {
      ...atual,
      lelUid: atual.uid,
      lance: atual.lanceValor,
      dataFim: atual.relogioFim?.getTime() ?? null,
      chamadaEm: atual.chamadaAt?.getTime() ?? null,
    },
    proximo,
    ultimoFim: sala.ultimoFimAt?.getTime() ?? null,
    intervaloEntreLotesSegundos: sala.intervaloEntreLotesSegundos,
  }
}

/** The lot on the board, or else the first open one that is cried and does not end by its own clock. */
async function proximoLote(db: Kysely<DB>, leiId: number): Promise<Sala['proximo']> {
  const r = await sql<{ lelUid: string; situacao: 'PLACAR' | 'LIBERADO_LEILAO' }>`
    select l.uid as lel_uid, l.situacao from lote l join leilao a on a.id = l.lei_id
    where l.lei_id = ${leiId} and l.situacao in ('PLACAR', 'LIBERADO_LEILAO') and not ${ENCERRA_SOZINHO}
    order by l.situacao <> 'PLACAR', l.posicao_leilao, l.id limit 1`.execute(db)
  return r.rows[0] ?? null
}

async function temLoteAberto(db: Kysely<DB>, leiId: number): Promise<boolean> {
  const r = await sql`select 1 from lote where lei_id = ${leiId}
    and situacao in ${ABERTAS} limit 1`.execute(db)
  return r.rows.length > 0
}

interface Passo {
  readonly sala: SalaParaConduzir
  readonly transitaram: readonly Transitou[]
  readonly mudaram: readonly number[]
  readonly situacao: SalaParaConduzir['situacao']
}

/** One step under the lock, then the word to the room. False: nothing was done. */
async function darUmPasso(s: ServicosDoRobo, alvo: SalaDoRobo): Promise<boolean> {
  const hotsite = await s.hotsites.porId(alvo.hotId)
  // No bid is possible in it.
  if (!hotsite?.ativo) return false
  const quem: QuemMuda = { hotsite, sessao: null, ip: '', reqId: 'robo-do-pregao' }
  const feito = await s.banco.doHotsite(alvo.hotId, (tx) => passoTravado(s, tx, quem, alvo))
  if (feito === null) return false
  publicarTransicoes(s, feito.transitaram)
  publicarLotes(s, feito.mudaram)
  await anunciarSala(s, feito.sala)
  if (feito.situacao !== feito.sala.situacao)
    anunciarNoSite(s, alvo.hotId, { leiUid: alvo.leiUid, nome: feito.sala.nome, situacao: feito.situacao })
  return true
}

async function passoTravado(
  s: ServicosDoRobo,
  tx: Tx,
  quem: QuemMuda,
  alvo: SalaDoRobo,
): Promise<Passo | null> {
  const presa =
    await sql`select 1 from leilao where uid = ${alvo.leiUid} and hot_id = ${alvo.hotId} and pausado_at is null for no key update skip locked`.execute(
      tx,
    )
  if (presa.rows.length === 0) return null
  const sala = await lerSalaParaConduzir(tx, alvo.hotId, alvo.leiUid)
  if (sala === null) return null
  if (sala.situacao === 'PRONTO' && sala.conducao === 'robo')
    return daSala(s, sala, await iniciar(tx, quem, sala))
  if (sala.situacao !== 'AO_VIVO') return null
  const passo = await passoAgora(tx, sala)
  if (passo.tipo === 'encerrar-leilao')
    return daSala(s, sala, await transitarSala(tx, quem, sala, 'encerrar', DO_ROBO))
  if (passo.tipo !== 'lote') return null
  // The lot's lock, then the question again: a bid may have moved its clock meanwhile.
  const lote = await travarLoteDaSala(tx, sala.leiId, passo.lelUid)
  const ainda = await passoAgora(tx, sala)
  if (lote === null || ainda.tipo !== 'lote' || ainda.lelUid !== passo.lelUid) return null
  return noLote(s, tx, quem, sala, lote, ainda.evento)
}

const DO_ROBO = { atores: ['sistema'], motivo: null, autorizacaoDoDia: null } as const

const iniciar = (tx: Tx, quem: QuemMuda, sala: SalaParaConduzir): Promise<RespostaDaSala> =>
  transitarSala(tx, quem, sala, 'iniciar', DO_ROBO)

function daSala(s: ServicosDoRobo, sala: SalaParaConduzir, r: RespostaDaSala): Passo | null {
  if (r.feito) return { sala, ...r }
  s.log.debug({ leiUid: sala.leiUid, motivo: r.motivo }, 'the robot may not move the room')
  return null
}

/** Acts that the robot's events are: the same table that the auctioneer's keys go through. */
const ACOES_DO_ROBO: readonly AcaoDaSala[] = [
  'chamar',
  'abrir',
  'douLheUma',
  'douLheDuas',
  'bater',
  'semLance',
]

async function noLote(
  s: ServicosDoRobo,
  tx: Tx,
  quem: QuemMuda,
  sala: SalaParaConduzir,
  lote: LoteNaConducao,
  evento: EventoLote,
): Promise<Passo | null> {
  const fatos = { ...lote, lance: lote.lanceValor }
  const acao = ACOES_DO_ROBO.find((a) => eventoDaAcao(a, lote.situacao, fatos) === evento)
  if (acao === undefined) return null
  const r = await agirNoLote(tx, quem, sala, lote, { acao, motivo: null, atores: ['sistema'] })
  if (r.feito && r.transitou !== null)
    return { sala, transitaram: [r.transitou], mudaram: [], situacao: sala.situacao }
  if (!r.feito) s.log.debug({ lelUid: lote.uid, evento, motivo: r.motivo }, 'the robot waits for the lot')
  return null
}
