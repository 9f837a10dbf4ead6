// Acts on the room as a whole: start, pause, resume, suspend, end, and who conducts it. Inside a transaction that locks
// the auction's row. After the commit publish the lots that moved and announce the room.
// A pause keeps what each clock on the block still had; online lots of the auction end as much later as it lasted. A
// suspension takes the auction off the air: lots on the block wait as PENDENTE, the one on the board goes back. The
// robot never starts a suspended auction: only a person takes it up again.
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import type { FatosLeilao } from '@martelo/domain/leiloes/states.ts'
import { type EventoLeilao, podeTransitar } from '@martelo/domain/leiloes/states.ts'
import type { SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { FOLGA_APOS_QUEDA_MS, pausar, retomar } from '@martelo/domain/pregao/relogio.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { cronometroDoLote, type QuemMuda, transitarLote, type Transitou } from '../../engines/lances/port.ts'
import { lotesEm, registrarAto, type SalaParaConduzir } from './conduzir.sql.ts'
import { impedimentoDeHoje } from './dia-do-leilao.sql.ts'

const NO_BLOCO = ['AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS'] as const

export interface PedidoDaSala {
  readonly atores: readonly Ator[]
  readonly motivo: string | null
  readonly autorizacaoDoDia: string | null
}

export type RespostaDaSala =
  | {
      readonly feito: true
      readonly situacao: SituacaoLeilao
      readonly transitaram: Transitou[]
      readonly mudaram: number[]
    }
  | { readonly feito: false; readonly motivo: string }

const CASA_FECHADA =
  'O site está em manutenção: quem está fora não consegue dar lances. Encerre a manutenção antes.'
/** What a house that was closed gives its lots beside the time: people have to come back first, as after an outage. */
export const FOLGA_APOS_MANUTENCAO_MS = FOLGA_APOS_QUEDA_MS

const nao = (motivo: string): RespostaDaSala => ({ feito: false, motivo })

/** Starts, suspends or ends the auction by the rows of its machine. */
export async function transitarSala(
  tx: Tx,
  quem: QuemMuda,
  sala: SalaParaConduzir,
  evento: Extract<EventoLeilao, 'iniciar' | 'suspender' | 'encerrar'>,
  p: PedidoDaSala,
): Promise<RespostaDaSala> {
  if (evento === 'iniciar' && sala.casaFechada) return nao(CASA_FECHADA)
  const autorizacaoDoDia = p.autorizacaoDoDia ?? sala.liberacaoDiaMotivo
  const r = podeTransitar(sala.situacao, evento, p.atores, {
    ...(await fatosDaSala(tx, sala)),
    motivo: p.motivo ?? '',
    autorizacaoDoDia,
  })
  if (!r.pode) return nao(r.motivo)
  const transitaram = evento === 'suspender' ? await tirarDoBloco(tx, quem, sala, p) : []
  const mudaram = evento === 'iniciar' ? await devolverAPausa(tx, sala) : []
  await sql`update leilao set situacao = ${r.para}, motivo_situacao = ${p.motivo}, updated_at = clock_timestamp(), versao = versao + 1,
      pausado_at = ${evento === 'suspender' ? sql`clock_timestamp()` : null}, pausa_motivo = ${evento === 'suspender' ? p.motivo : null},
      iniciado_at = case when ${evento} = 'iniciar' then coalesce(iniciado_at, clock_timestamp()) else iniciado_at end,
      encerrado_at = case when ${evento} = 'encerrar' then clock_timestamp() else encerrado_at end,
      liberacao_dia_motivo = ${autorizacaoDoDia}, lote_atual_id = null
    where id = ${sala.leiId}`.execute(tx)
  await auditar(quem, tx, {
    entidade: 'leilao',
    uid: sala.leiUid,
    acao: evento,
    antes: { situacao: sala.situacao },
    depois: { situacao: r.para, ...(p.autorizacaoDoDia ? { liberacaoDiaMotivo: p.autorizacaoDoDia } : {}) },
    motivo: p.motivo ?? p.autorizacaoDoDia,
  })
  await anotar(tx, quem, sala, evento, { situacao: r.para })
  return { feito: true, situacao: r.para, transitaram, mudaram }
}

async function fatosDaSala(tx: Tx, sala: SalaParaConduzir): Promise<FatosLeilao> {
  const lotes = await tx
    .selectFrom('lote')
    .select(['situacao', 'posicaoLeilao as posicao'])
    .where('leiId', '=', sala.leiId)
    .execute()
  return {
    agora: sala.agora,
    data: sala.data.getTime(),
    lotes: lotes as NonNullable<FatosLeilao['lotes']>,
    // A person who presses the key is there; a room that the robot runs needs no person.
    leiloeiroPresente: true,
    segundaPracaPendente: await esperaSegundaPraca(tx, sala.leiId),
    impedimentoDoDia: await impedimentoDeHoje(tx, sala, sala.agora),
  }
}

async function esperaSegundaPraca(tx: Tx, leiId: number): Promise<boolean> {
  const r = await sql<{ espera: boolean }>`select segunda_praca_pendente(${leiId}) as espera`.execute(tx)
  return r.rows[0]?.espera ?? false
}

async function tirarDoBloco(
  tx: Tx,
  quem: QuemMuda,
  sala: SalaParaConduzir,
  p: PedidoDaSala,
): Promise<Transitou[]> {
  const lotes = await lotesEm(tx, sala.leiId, ['PLACAR', ...NO_BLOCO])
  const feitos: Transitou[] = []
  for (const l of lotes.toSorted((a, b) => a.id - b.id)) {
    const r = await transitarLote(tx, quem, {
      lelId: l.id,
      evento: 'suspenderLeilao',
      quem: p.atores,
      motivo: p.motivo ?? '',
    })
    if (!r.pode) throw new Error(`lot ${l.uid} could not leave the suspended room: ${r.motivo}`)
    feitos.push(r)
  }
  return feitos
}

/** The room stands still: every clock on the block keeps what it had at `desde` (epoch ms). */
export async function pausarSala(
  tx: Tx,
  quem: QuemMuda,
  sala: SalaParaConduzir,
  motivo: string | null,
  desde = sala.agora,
): Promise<RespostaDaSala> {
  if (sala.situacao !== 'AO_VIVO') return nao('O leilão não está ao vivo.')
  if (sala.pausadoAt !== null) return nao('A sala já está pausada.')
  const lotes = await lotesEm(tx, sala.leiId, NO_BLOCO)
  await sql`update leilao set pausado_at = ${new Date(desde)}, pausa_motivo = ${motivo} where id = ${sala.leiId}`.execute(
    tx,
  )
  for (const l of lotes) {
    const parado = pausar(
      { dataFim: l.relogioFim?.getTime() ?? null, chamadaEm: l.chamadaAt?.getTime() ?? null },
      desde,
    )
    await sql`update lote set relogio_fim = null, relogio_restante_ms = ${parado.restanteMs}, chamada_decorrida_ms = ${parado.desdeChamadaMs},
        versao = versao + 1 where id = ${l.id}`.execute(tx)
  }
  await anotar(tx, quem, sala, 'pausar', { motivo })
  return { feito: true, situacao: sala.situacao, transitaram: [], mudaram: await todosDaSala(tx, sala.leiId) }
}

/** `folgaMs`: when the house opens again; without it a person takes the room up, which a closed house refuses. */
export async function retomarSala(
  tx: Tx,
  quem: QuemMuda,
  sala: SalaParaConduzir,
  folgaMs?: number,
): Promise<RespostaDaSala> {
  if (sala.situacao !== 'AO_VIVO' || sala.pausadoAt === null) return nao('A sala não está pausada.')
  if (folgaMs === undefined && sala.casaFechada) return nao(CASA_FECHADA)
  const mudaram = await devolverAPausa(tx, sala, folgaMs)
  await sql`update leilao set pausado_at = null, pausa_motivo = null where id = ${sala.leiId}`.execute(tx)
  await anotar(tx, quem, sala, 'retomar', {})
  return { feito: true, situacao: sala.situacao, transitaram: [], mudaram }
}

/** Nothing passed meanwhile: clocks on the block go on, online ends that lay in or after the pause move by its length. */
export async function devolverAPausa(tx: Tx, sala: SalaParaConduzir, folgaMs = 0): Promise<number[]> {
  if (sala.pausadoAt === null) return []
  for (const l of await lotesEm(tx, sala.leiId, NO_BLOCO)) {
    const restanteMs = l.relogioRestanteMs === null ? null : l.relogioRestanteMs + folgaMs
    const r = retomar({ restanteMs, desdeChamadaMs: l.chamadaDecorridaMs }, sala.agora)
    await sql`update lote set relogio_fim = ${r.dataFim === null ? null : new Date(r.dataFim)},
        chamada_at = ${r.chamadaEm === null ? null : new Date(r.chamadaEm)},
        relogio_restante_ms = null, chamada_decorrida_ms = null, versao = versao + 1 where id = ${l.id}`.execute(
      tx,
    )
  }
  const ms = sala.agora - sala.pausadoAt.getTime() + folgaMs
  await sql`update lote set data_fim = data_fim + make_interval(secs => ${ms / 1000}::float8)
    where lei_id = ${sala.leiId} and situacao in ('LIBERADO_LEILAO', 'REPASSE') and data_fim >= ${sala.pausadoAt}`.execute(
    tx,
  )
  await sql`update leilao set ultimo_fim_at = ultimo_fim_at + make_interval(secs => ${ms / 1000}::float8) where id = ${sala.leiId}`.execute(
    tx,
  )
  return todosDaSala(tx, sala.leiId)
}

async function todosDaSala(tx: Tx, leiId: number): Promise<number[]> {
  const r = await sql<{ id: number }>`select id from lote where lei_id = ${leiId}
    and situacao in ('LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'REPASSE')`.execute(
    tx,
  )
  return r.rows.map((l) => l.id)
}

/** Another way to run the room, at once: a lot on the block gets or loses its clock. */
export async function mudarConducao(
  tx: Tx,
  quem: QuemMuda,
  sala: SalaParaConduzir,
  conducao: SalaParaConduzir['conducao'],
): Promise<RespostaDaSala> {
  if (conducao === sala.conducao) return nao('A sala já é conduzida assim.')
  await sql`update leilao set conducao = ${conducao}, versao = versao + 1, updated_at = clock_timestamp() where id = ${sala.leiId}`.execute(
    tx,
  )
  const lotes = await lotesEm(tx, sala.leiId, ['AO_VIVO'])
  for (const l of lotes) {
    const segundos = cronometroDoLote({ finalizacaoManual: l.finalizacaoManual, conducao })
    const parada = sala.pausadoAt !== null
    const fim = segundos === null || parada ? null : new Date(sala.agora + segundos * 1000)
    await sql`update lote set relogio_fim = ${fim}, relogio_restante_ms = ${segundos === null || !parada ? null : segundos * 1000} where id = ${l.id}`.execute(
      tx,
    )
  }
  await auditar(quem, tx, {
    entidade: 'leilao',
    uid: sala.leiUid,
    acao: 'conducao',
    antes: { conducao: sala.conducao },
    depois: { conducao },
  })
  await anotar(tx, quem, sala, 'conducao', { conducao })
  return { feito: true, situacao: sala.situacao, transitaram: [], mudaram: lotes.map((l) => l.id) }
}

const anotar = (tx: Tx, quem: QuemMuda, sala: SalaParaConduzir, acao: string, depois: object) =>
  registrarAto(tx, {
    hotId: sala.hotId,
    leiId: sala.leiId,
    lelId: null,
    acao,
    antes: { situacao: sala.situacao, conducao: sala.conducao, pausadoAt: sala.pausadoAt },
    depois,
    usuId: quem.sessao?.usuId ?? null,
  })
