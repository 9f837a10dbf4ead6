// The ONE place that moves a conditional sale: by the domain's table, with the lot's transition, the next side's
// deadline and the mails, in the caller's transaction (which has locked the lot). The sale's price is what the lot's
// columns say when it becomes one: the bid, the consignor's new value that the client accepted, or the client's reply
// that the consignor accepted. An accepted reply sets `comitente_aceitar_replica`: without it the sale would be made at
// the hammer's value.
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import { prazoDaResposta, prazoDoCliente, quemNegou } from '@martelo/domain/condicionais/acordo.ts'
import {
  EVENTO_DO_LOTE,
  type EventoDeCondicional,
  podeTransitarCondicional,
  type SituacaoDeCondicional,
} from '@martelo/domain/condicionais/states.ts'
import type { Fatos } from '@martelo/domain/lotes/guardas.ts'
import type { Updateable } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { clienteImpedido } from '../../core/database/cliente-impedido.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Lote } from '../../core/database/schema.gen.ts'
import type { Servicos } from '../../core/servicos.ts'
import { type QuemMuda, transitarLote, type Transitou } from '../../engines/lances/port.ts'
import { calendarioDoLugar } from '../pregao/door.ts'
import { escreverDoAcordo } from './avisar-acordo.ts'
import { type LoteEmAcordo, travarAcordoPorId } from './condicionais.sql.ts'

export interface PedidoDeAcordo {
  readonly evento: EventoDeCondicional
  readonly atores: readonly Ator[]
  readonly comitenteDoLote?: boolean
  readonly clienteVencedor?: boolean
  readonly valor?: number | null
  readonly motivo?: string
  /** who answers, as the record names him */
  readonly nome?: string
}

export type RespostaDoAcordo =
  | {
      readonly pode: true
      readonly evento: EventoDeCondicional
      readonly lote: LoteEmAcordo
      readonly transitou: Transitou | null
    }
  | { readonly pode: false; readonly motivo: string }

/** Events that sell to the winner, or offer him the good. */
const VENDE: readonly EventoDeCondicional[] = ['liberar', 'aceitarReplica', 'novoValor']

/** Moves the locked deal by one event. A refusal changes nothing. */
export async function moverAcordo(
  tx: Tx,
  quem: QuemMuda,
  s: Pick<Servicos, 'correio'>,
  lote: LoteEmAcordo,
  p: PedidoDeAcordo,
): Promise<RespostaDoAcordo> {
  const de = lote.condicionalSituacao
  const aberto = lote.situacao === 'CONDICIONAL' || p.evento === 'reabrir'
  if (de === null || lote.lanceValor === null || !aberto)
    return { pode: false, motivo: 'Este lote não está em condicional.' }
  const valor = p.valor ?? undefined
  const r = podeTransitarCondicional(
    { de, evento: p.evento, atores: p.atores },
    {
      agora: lote.agora.getTime(),
      prazo: lote.condicionalPrazo?.getTime() ?? 0,
      lance: lote.lanceValor,
      novoValor: lote.condicionalNovoValor,
      prorrogacoes: lote.condicionalProrrogacoes,
      valor,
      comitenteDoLote: p.comitenteDoLote ?? false,
      clienteVencedor: p.clienteVencedor ?? false,
      compradorImpedido:
        VENDE.includes(p.evento) && lote.cliId !== null
          ? await clienteImpedido(tx, lote.hotId, lote.cliId)
          : false,
      motivo: p.motivo,
    },
  )
  if (!r.pode) return { pode: false, motivo: r.motivo }
  const mudar = { ...colunasDoEvento(lote, p), ...(await prazoDepois(tx, lote, p.evento, r.para)) }
  const transitou = await moverLote(tx, quem, lote, p, r.para, mudar)
  if (transitou !== null && 'motivo' in transitou && !transitou.pode)
    return { pode: false, motivo: transitou.motivo }
  const depois = await travarAcordoPorId(tx, lote.hotId, lote.lelId)
  if (depois === null) throw new Error(`lot ${lote.lelUid} vanished`)
  await escreverDoAcordo(s, tx, depois, p.evento)
  return { pode: true, evento: p.evento, lote: depois, transitou: transitou?.pode ? transitou : null }
}

async function moverLote(
  tx: Tx,
  quem: QuemMuda,
  lote: LoteEmAcordo,
  p: PedidoDeAcordo,
  para: SituacaoDeCondicional,
  mudar: Updateable<Lote>,
) {
  const evento = EVENTO_DO_LOTE[p.evento]
  if (evento === null) {
    await tx
      .updateTable('lote')
      .set({ ...mudar, condicionalSituacao: para })
      .where('id', '=', lote.lelId)
      .where('hotId', '=', lote.hotId)
      .execute()
    const depois = { situacao: para, valor: p.valor ?? null }
    await auditar(quem, tx, {
      entidade: 'lote',
      uid: lote.lelUid,
      acao: p.evento,
      antes: { situacao: lote.condicionalSituacao },
      depois,
    })
    return null
  }
  return transitarLote(tx, quem, {
    lelId: lote.lelId,
    evento,
    quem: p.atores,
    ...(p.motivo === undefined ? {} : { motivo: p.motivo }),
    fatos: fatosDoEvento(lote, p),
    // Entering and leaving CONDICIONAL, the database itself sets the deal's state with the lot's.
    mudar: { ...mudar, ...(para === 'AGUARDANDO_CLIENTE' ? { condicionalSituacao: para } : {}) },
  })
}

const RESPOSTA = {
  liberar: 'Liberada',
  aceitarReplica: 'Liberada',
  recusar: 'Recusada',
  novoValor: 'Novo valor',
} as const

const respostaDe = (evento: EventoDeCondicional) =>
  evento in RESPOSTA ? RESPOSTA[evento as keyof typeof RESPOSTA] : null

function fatosDoEvento(lote: LoteEmAcordo, p: PedidoDeAcordo): Fatos {
  const resposta = respostaDe(p.evento)
  const novoValor = p.evento === 'novoValor' ? (p.valor ?? null) : lote.condicionalNovoValor
  const condicionalProrrogada = lote.condicionalProrrogacoes > 0
  return { novoValor, condicionalProrrogada, ...(resposta === null ? {} : { resposta }) }
}

function colunasDoEvento(lote: LoteEmAcordo, p: PedidoDeAcordo): Updateable<Lote> {
  const resposta = respostaDe(p.evento)
  const negadaPor = quemNegou(p.evento)
  return {
    ...(resposta === null
      ? {}
      : {
          condicionalResposta: resposta,
          condicionalRespostaData: lote.agora,
          condicionalRespostaNome: p.nome ?? null,
          comitenteAceitarReplica: p.evento === 'aceitarReplica',
        }),
    ...(p.evento === 'novoValor'
      ? {
          condicionalNovoValor: p.valor ?? null,
          condicionalNovoValorData: lote.agora,
          condicionalNovoValorNome: p.nome ?? null,
        }
      : {}),
    ...(p.evento === 'clienteReplica'
      ? {
          condicionalReplicaClienteUid: lote.cliUid,
          condicionalReplicaValor: p.valor ?? null,
          condicionalReplicaData: lote.agora,
        }
      : {}),
    ...(p.evento === 'prorrogar'
      ? {
          condicionalProrrogacoes: lote.condicionalProrrogacoes + 1,
          // A new value that the client left unanswered is off the table: the bid stands as it was.
          condicionalResposta:
            lote.condicionalSituacao === 'AGUARDANDO_CLIENTE' ? null : lote.condicionalResposta,
        }
      : {}),
    ...(negadaPor === null ? {} : { condicionalNegadaPor: negadaPor }),
  }
}

/**
 * The side that answers next gets its own deadline: the client one business day, the consignor the hotsite's number.
 */
async function prazoDepois(
  tx: Tx,
  lote: LoteEmAcordo,
  evento: EventoDeCondicional,
  para: SituacaoDeCondicional,
): Promise<Updateable<Lote>> {
  if (evento !== 'prorrogar' && para !== 'AGUARDANDO_CLIENTE' && para !== 'REPLICA_DO_CLIENTE') return {}
  const agora = lote.agora.getTime()
  const civil = await calendarioDoLugar(tx, lote, agora)
  const prazo =
    para === 'AGUARDANDO_CLIENTE'
      ? prazoDoCliente(agora, civil)
      : prazoDaResposta(agora, civil, lote.diasDoComitente)
  return { condicionalPrazo: new Date(prazo) }
}
