// The ONE place that moves a sale: by the domain's table, with the sale's row locked by the caller, with its lots, its
// items' pickups and its audit in the caller's transaction. Payments, proofs and the bank end here too.
//
// After the commit give what comes back to `concluir` (notices, the lots' rooms). Lock the sale before its lots;
// nothing else changes `venda.situacao`.
import { dataPagamentoDaVenda } from '@martelo/domain/calendario/datas-da-venda.ts'
import { diaEmBrasilia, inicioDoDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import { dataFimEstadia } from '@martelo/domain/entregas/estadia-da-compra.ts'
import { type EventoDeRetirada, podeTransitarRetirada } from '@martelo/domain/entregas/states.ts'
import type { EventoLote } from '@martelo/domain/lotes/states.ts'
import { excedenteDevolvido } from '@martelo/domain/pagamentos/devolucao-do-pagamento.ts'
import { multaPorDesistencia } from '@martelo/domain/vendas/multa-por-desistencia.ts'
import { fimDoDiaDePagamento } from '@martelo/domain/vendas/prazo-de-pagamento.ts'
import {
  type EventoDeVenda,
  podeTransitarVenda,
  situacaoPelosPagamentos,
} from '@martelo/domain/vendas/states.ts'
import { sql, type Updateable } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Venda } from '../../core/database/schema.gen.ts'
import type { Servicos } from '../../core/servicos.ts'
import type { Hotsite } from '../../core/tenant/hotsites.ts'
import { type NaoTransitou, transitarLote, type Transitou } from '../../engines/lances/port.ts'
import { publicarTransicoes } from '../../engines/salas/port.ts'
import { lancarVenda } from '../razao/door.ts'
import { avisarVenda, escreverAoComprador, type VendaAvisada, vendaAvisada } from './avisar-venda.ts'
import { porCobrancasDeLado } from './cobrancas-de-lado.ts'
import {
  itemParaSomar,
  itensAtivos,
  itensQueContam,
  quitada,
  temBoletoAberto,
  valoresDe,
} from './contas-da-venda.ts'
import { acertarExcedente } from './prever-devolucao.ts'
import { recolherOfertas } from './segunda-oferta.sql.ts'
import { type LinhaDeItem, lerVenda, type VendaLida } from './vendas.sql.ts'

/** A request, or the system itself (`sessao` null) for jobs and the bank. */
export type QuemMexe = Parameters<typeof auditar>[0] & {
  readonly hotsite: Hotsite
  readonly servicos: Servicos
  readonly agora: number
}

export interface VendaMudada {
  readonly aviso: VendaAvisada
  readonly lotes: readonly (Transitou | NaoTransitou)[]
}

export type RespostaDaVenda =
  | { readonly pode: true; readonly mudada: VendaMudada }
  | { readonly pode: false; readonly motivo: string }

/** Notices and rooms. After the commit. */
export function concluir(s: Servicos, m: VendaMudada): void {
  if (m.lotes.length > 0) publicarTransicoes(s, m.lotes)
  avisarVenda(s, m.aviso)
}

type AoDesistir = (m: QuemMexe, tx: Tx, v: VendaLida) => Promise<void>
const aoDesistir: AoDesistir[] = []

/** What follows, in the same transaction, when a buyer gives up. */
export function quandoDesistir(fazer: AoDesistir): void {
  aoDesistir.push(fazer)
}

interface Pedido {
  readonly evento: EventoDeVenda
  readonly quem: readonly Ator[]
  readonly motivo?: string | undefined
  /** who closes */
  readonly assinatura?: string | undefined
}

/** Moves a locked sale by one event. A refusal changes nothing. */
export async function transitarVenda(m: QuemMexe, tx: Tx, v: VendaLida, p: Pedido): Promise<RespostaDaVenda> {
  const { venda } = v
  const resposta = podeTransitarVenda(
    { de: venda.situacao, evento: p.evento, atores: p.quem },
    {
      quitada: quitada(v),
      temPagamentoAprovado: v.pagamentos.some((g) => g.situacao === 'aprovado'),
      algoEntregue: v.itens.some((i) => i.retiradaSituacao === 'entregue'),
      cartaoPreso: v.venda.cartaoPreso,
      assinatura: p.assinatura,
      motivo: p.motivo,
    },
  )
  if (!resposta.pode) return { pode: false, motivo: resposta.motivo }
  if (p.evento === 'reverterDesistencia' && (await recolherOfertas(tx, venda.hotId, venda.id)))
    return { pode: false, motivo: 'Um lote desta venda já foi comprado pelo próximo colocado.' }
  const lotes = await mudarLotes(m, tx, v, p)
  const recusado = lotes.find((l) => !l.pode)
  if (recusado !== undefined && !recusado.pode) return { pode: false, motivo: recusado.motivo }
  await tx
    .updateTable('venda')
    .set({
      ...colunasDoEvento(m, v, p),
      situacao: resposta.para,
      versao: sql`versao + 1`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where('id', '=', venda.id)
    .where('hotId', '=', venda.hotId)
    .execute()
  await mudarRetiradas(m, tx, v, p.evento)
  // A buyer who gave up must not be able to pay a code that he still holds.
  if (SEM_COBRANCA.has(p.evento)) await porCobrancasDeLado(tx, venda.hotId, venda.id)
  await auditar(m, tx, {
    entidade: 'venda',
    uid: venda.uid,
    acao: p.evento,
    antes: { situacao: venda.situacao },
    depois: { situacao: resposta.para, ...(p.assinatura === undefined ? {} : { assinatura: p.assinatura }) },
    motivo: p.motivo,
  })
  await lancarVenda(tx, venda.hotId, venda.id)
  const nova = (await lerVenda(tx, venda.hotId, venda.id)) ?? v
  if (p.evento === 'desistir') for (const fazer of aoDesistir) await fazer(m, tx, nova)
  const momento = MOMENTO[p.evento]
  if (momento !== undefined) await escreverAoComprador(m.servicos, tx, nova, momento)
  return { pode: true, mudada: { aviso: vendaAvisada(nova), lotes } }
}

const MOMENTO: Partial<Record<EventoDeVenda, 'fechada' | 'encerrada'>> = {
  fechar: 'fechada',
  cancelar: 'encerrada',
  anular: 'encerrada',
  desistir: 'encerrada',
}

function colunasDoEvento(m: QuemMexe, v: VendaLida, p: Pedido): Updateable<Venda> {
  const agora = new Date(m.agora)
  switch (p.evento) {
    case 'fechar':
      return {
        fechadaAt: agora,
        fechadaBy: m.sessao?.usuId ?? null,
        fechadaByClienteNome: p.assinatura ?? null,
        fechadaByClienteAssinatura: p.assinatura ?? null,
      }
    case 'reabrir':
      return {
        fechadaAt: null,
        fechadaBy: null,
        fechadaByClienteNome: null,
        fechadaByClienteAssinatura: null,
      }
    case 'anular':
      return { motivoCancelada: p.motivo ?? null, canceladaAt: agora, anuladaAt: agora }
    case 'cancelar':
      return { motivoCancelada: p.motivo ?? null, canceladaAt: agora }
    case 'desistir': {
      const multa = multaPorDesistencia(itensQueContam(v).map(itemParaSomar))
      return {
        motivoCancelada: p.motivo ?? null,
        canceladaAt: agora,
        multaComissao: multa.comissao,
        multaValor: multa.multa,
      }
    }
    case 'reverterDesistencia':
      return {
        motivoCancelada: null,
        canceladaAt: null,
        multaComissao: 0,
        multaValor: 0,
        ...novoPrazo(m, v),
      }
    default:
      return {}
  }
}

/** A sale that lives again has the days of a new one; with the old date it would end again within minutes. */
function novoPrazo(m: QuemMexe, v: VendaLida): Updateable<Venda> {
  const dia = dataPagamentoDaVenda(diaEmBrasilia(v.venda.leilaoData.getTime()), diaEmBrasilia(m.agora))
  return { dataPagamento: new Date(fimDoDiaDePagamento(dia)), avisoPrazoAt: null, avisoVencidaAt: null }
}

/** What a sale's event means for its lots. `quem`: the sale's own table has decided who may; the lot follows in that office's name. */
const LOTES: Partial<
  Record<
    EventoDeVenda,
    {
      readonly evento: EventoLote
      readonly de: readonly string[]
      readonly quem: readonly Ator[]
      /** what it means for a lot whose boleto the bank has */
      readonly comBoleto?: { readonly evento: EventoLote; readonly quem: readonly Ator[] }
    }
  >
> = {
  fechar: {
    evento: 'confirmarPagamento',
    de: ['AG_PAGAMENTO', 'PARCIAL_CARTAO', 'BOLETO'],
    quem: ['Acerto'],
    comBoleto: { evento: 'liquidarBoleto', quem: ['sistema'] },
  },
  desistir: { evento: 'desistir', de: ['AG_PAGAMENTO', 'BOLETO'], quem: ['Acerto'] },
  reverterDesistencia: { evento: 'reverterDesistencia', de: ['CLIENTE_DESISTIU'], quem: ['ADM'] },
  cancelar: { evento: 'cancelar', de: ['AG_PAGAMENTO', 'BOLETO'], quem: ['ADM'] },
  pagamentoReaberto: { evento: 'reabrirPagamento', de: ['PAGO'], quem: ['GerenteAcerto'] },
}

async function mudarLotes(
  m: QuemMexe,
  tx: Tx,
  v: VendaLida,
  p: Pedido,
): Promise<(Transitou | NaoTransitou)[]> {
  const regra = LOTES[p.evento]
  if (regra === undefined) return []
  const lotes = itensAtivos(v)
    // The members of a set follow their principal.
    .filter((i) => i.lanceLelId === null && regra.de.includes(i.situacaoLote))
    .toSorted((a, b) => a.lelId - b.lelId)
  const respostas: (Transitou | NaoTransitou)[] = []
  for (const i of lotes) {
    const { evento, quem } = (i.situacaoLote === 'BOLETO' ? regra.comBoleto : undefined) ?? regra
    respostas.push(
      await transitarLote(tx, m, {
        lelId: i.lelId,
        evento,
        quem,
        motivo: p.motivo ?? (p.evento === 'pagamentoReaberto' ? 'Pagamento estornado' : undefined),
        fatos: {
          restante: 0,
          desistenciaPedida: true,
          estornado: true,
          boletoEncerrado: !temBoletoAberto(v),
          entregue: i.retiradaSituacao === 'entregue',
        },
      }),
    )
  }
  return respostas
}

const SEM_COBRANCA: ReadonlySet<EventoDeVenda> = new Set(['cancelar', 'anular', 'desistir'])

const RETIRADA: Partial<Record<EventoDeVenda, EventoDeRetirada>> = {
  comprovantesEnviados: 'comprovantesEnviados',
  pagamentoReaberto: 'pagamentoReaberto',
  fechar: 'pagamentoConfirmado',
  reabrir: 'pagamentoReaberto',
  anular: 'pagamentoReaberto',
}

/** The pickups of the items follow the money; a booked slot is given back when the payment is opened again. */
async function mudarRetiradas(m: QuemMexe, tx: Tx, v: VendaLida, evento: EventoDeVenda): Promise<void> {
  const retirada = RETIRADA[evento]
  if (retirada === undefined) return
  for (const i of itensAtivos(v)) await mudarRetirada(m, tx, i, retirada)
}

/** One item's, where it alone leaves the sale. */
export async function mudarRetirada(
  m: QuemMexe,
  tx: Tx,
  i: LinhaDeItem,
  evento: EventoDeRetirada,
): Promise<void> {
  const r = podeTransitarRetirada(
    { de: i.retiradaSituacao, evento, atores: ['sistema'] },
    { agora: m.agora, agendado: null, impedimentoDoHorario: null, erroDoTerceiro: null },
  )
  if (!r.pode) return
  const fim = inicioDoDia(dataFimEstadia(diaEmBrasilia(m.agora), m.hotsite.diasEstadiaGratis))
  await tx
    .updateTable('vendaItem')
    .set({
      retiradaSituacao: r.para,
      versao: sql`versao + 1`,
      ...(evento === 'pagamentoConfirmado' ? { dataFimEstadia: new Date(fim) } : {}),
    })
    .where('id', '=', i.id)
    .where('hotId', '=', m.hotsite.id)
    .execute()
  if (i.retiradaSituacao === 'aguardando_retirada')
    await tx
      .updateTable('agendamento')
      .set({
        situacao: 'cancelado',
        motivo: 'Pagamento reaberto',
        encerradoAt: new Date(m.agora),
        versao: sql`versao + 1`,
      })
      .where('itemId', '=', i.id)
      .where('hotId', '=', m.hotsite.id)
      .where('situacao', '=', 'agendado')
      .execute()
}

/**
 * To be asked after every change of a payment, a discount or an item, with the sale locked: moves the sale between
 * waiting for payment and for validation, closes it when approved money covers it (signed by `assinatura`, the person
 * whose approval closed it, or the bank), and opens a closed one whose money went back. Needless charges are taken
 * back, and what came above the sum that is due waits for its refund.
 */
export async function assentarVenda(
  m: QuemMexe,
  tx: Tx,
  vndId: number,
  assinatura: string | null,
): Promise<VendaMudada> {
  const lotes: (Transitou | NaoTransitou)[] = []
  let v = await exigirVenda(m, tx, vndId)
  const mover = async (p: Pedido): Promise<boolean> => {
    const r = await transitarVenda(m, tx, v, p)
    if (r.pode) lotes.push(...r.mudada.lotes)
    v = await exigirVenda(m, tx, vndId)
    return r.pode
  }
  // Money of a closed sale went back before anything left the yard: it is open again.
  if (v.venda.situacao === 'Fechada' && !quitada(v))
    await mover({ evento: 'reabrir', quem: ['GerenteAcerto'], motivo: 'Pagamento estornado' })
  const passo = situacaoPelosPagamentos(
    v.venda.situacao,
    valoresDe(v),
    v.pagamentos,
    excedenteDevolvido(v.devolucoes),
  )
  if (passo.evento !== null) await mover({ evento: passo.evento, quem: ['sistema'] })
  if (passo.quitada && v.venda.situacao !== 'Fechada' && assinatura !== null)
    await mover({ evento: 'fechar', quem: ['sistema'], assinatura })
  if (v.venda.situacao === 'Fechada') await porCobrancasDeLado(tx, m.hotsite.id, vndId)
  if (v.venda.situacao !== 'Cancelada' && v.venda.situacao !== 'Cliente Desistiu')
    await acertarExcedente(m, tx, await exigirVenda(m, tx, vndId))
  await lancarVenda(tx, m.hotsite.id, vndId)
  return { aviso: vendaAvisada(v), lotes }
}

async function exigirVenda(m: QuemMexe, tx: Tx, vndId: number): Promise<VendaLida> {
  const v = await lerVenda(tx, m.hotsite.id, vndId)
  if (v === undefined) throw new Error(`sale ${vndId} is gone from hotsite ${m.hotsite.id}`)
  return v
}
