// A sale for the staff: the buyer's sale, who he is, and each act with its answer "may I now?" from the domain's table,
// so that a greyed button says why.

import { permite } from '@martelo/contracts/core/permissions.ts'
import type { DevolucaoDaEquipe, VendaDaEquipe } from '@martelo/contracts/vendas/venda.schemas.ts'
import { formatarCnpj } from '@martelo/domain/comum/identificadores/cnpj.ts'
import { formatarCpf } from '@martelo/domain/comum/identificadores/cpf.ts'
import { mascararCampo } from '@martelo/domain/comum/identificadores/mascarar.ts'
import {
  documentoMascarado,
  telefoneMascarado,
} from '@martelo/domain/comum/identificadores/mascarar-contato.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { podeTransitarDevolucao } from '@martelo/domain/pagamentos/devolucao-do-pagamento.ts'
import { impedimentoDosExtras } from '@martelo/domain/vendas/item-extra.ts'
import { multaPorDesistencia } from '@martelo/domain/vendas/multa-por-desistencia.ts'
import {
  diasDeAtraso,
  fimDoDiaDePagamento,
  impedimentoDaDesistencia,
  prazoDaVenda,
  ultimoDiaParaPagar,
} from '@martelo/domain/vendas/prazo-de-pagamento.ts'
import { type EventoDeVenda, podeTransitarVenda } from '@martelo/domain/vendas/states.ts'
import { veDadosDoCliente } from '../../core/auth/ver-dados-do-cliente.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import { apresentarDevolucao, apresentarVenda } from './apresentar-venda.ts'
import { itemParaSomar, itensQueContam, quitada } from './contas-da-venda.ts'
import type { LinhaDeDevolucao } from './devolucao-devida.sql.ts'
import { aprovacoes, descontoDe } from './guarda-da-venda.ts'
import { calendarioBancario, vendaNoPrazo } from './prazo-no-banco.ts'
import type { VendaLida } from './vendas.sql.ts'

const ACOES: readonly {
  readonly evento: EventoDeVenda
  readonly rotulo: string
  readonly pedeMotivo: boolean
}[] = [
  { evento: 'fechar', rotulo: 'Fechar a venda', pedeMotivo: false },
  { evento: 'desistir', rotulo: 'Cliente desistiu', pedeMotivo: true },
  { evento: 'reabrir', rotulo: 'Reabrir', pedeMotivo: true },
  { evento: 'reverterDesistencia', rotulo: 'Reverter a desistência', pedeMotivo: true },
  { evento: 'cancelar', rotulo: 'Cancelar a venda', pedeMotivo: true },
]

export function formatarDocumento(documento: string): string {
  return documento.length === 14 ? formatarCnpj(documento) : formatarCpf(documento)
}

/** Who bought. Document and contacts are whole for those who answer for clients, and after "mostrar" for a while. */
function comprador(ctx: Ctx, { venda }: VendaLida, inteiro: boolean): VendaDaEquipe['cliente'] {
  return {
    id: venda.cliId,
    uid: venda.cliUid,
    nome: venda.clienteNome,
    apelido: venda.apelido,
    documento: inteiro ? formatarDocumento(venda.documento) : documentoMascarado(venda.documento),
    email: inteiro ? venda.email : mascararCampo('email', venda.email),
    telefone: venda.telefone && (inteiro ? venda.telefone : telefoneMascarado(venda.telefone)),
    cidade: venda.cidade,
    estadoSigla: venda.estadoSigla,
    documentoSituacao: venda.documentoSituacao,
    mascarado: !inteiro,
    podeMostrar: !inteiro && permite('cliente:mostrar', ctx.sessao),
  }
}

/** Those who write it, and who carries it into the papers. */
const podeLerEndosso = (ctx: Ctx, inteiro: boolean): boolean =>
  inteiro || permite('venda:acertar', ctx.sessao) || permite('documentacao:mover', ctx.sessao)
const semDocumento = (e: VendaDaEquipe['endossoCliente']): VendaDaEquipe['endossoCliente'] =>
  e && { ...e, documento: mascararCampo('cpf', e.documento) }

type Item = VendaDaEquipe['itens'][number]
/** Who fetches it for the buyer is no client of the house: the gate reads him in its own list. */
function semOTerceiro(i: Item): Item {
  const a = i.agendamentoRetirada
  if (!a?.terceiro) return i
  const terceiro = {
    nome: a.terceiro.nome,
    documento: documentoMascarado(a.terceiro.documento),
    telefone: telefoneMascarado(a.terceiro.telefone),
    email: mascararCampo('email', a.terceiro.email),
  }
  return { ...i, agendamentoRetirada: { ...a, terceiro } }
}

/** Reads what the payments did not take, inside the caller's transaction. */
export async function apresentarVendaDaEquipe(ctx: Ctx, tx: Tx, v: VendaLida): Promise<VendaDaEquipe> {
  const { venda } = v
  const papeis = ctx.sessao?.papeis ?? []
  const acerta = permite('venda:acertar', ctx.sessao)
  const aberta = venda.situacao === 'Aguardando Pagamento' || venda.situacao === 'Aguardando Validação'
  const porque = (papel: boolean, estado: boolean, frase: string) =>
    papel && estado
      ? { pode: true, motivo: null }
      : { pode: false, motivo: papel ? frase : 'Você não tem permissão para esta ação.' }
  const inteiro = await veDadosDoCliente(ctx, tx, venda.cliUid)
  const paraOComprador = await apresentarVenda(ctx, v)
  return {
    ...paraOComprador,
    itens: inteiro ? paraOComprador.itens : paraOComprador.itens.map(semOTerceiro),
    leiId: venda.leiId,
    cliente: comprador(ctx, v, inteiro),
    endossoCliente: podeLerEndosso(ctx, inteiro)
      ? paraOComprador.endossoCliente
      : semDocumento(paraOComprador.endossoCliente),
    motivoDesconto: venda.motivoDesconto,
    prazo: prazoDaEquipe(ctx, v),
    podeProrrogar: porque(
      acerta,
      venda.situacao === 'Aguardando Pagamento',
      'Só muda o prazo de uma venda que aguarda pagamento.',
    ),
    acoes: ACOES.flatMap((a) => umaAcao(v, papeis, a)),
    podeDescontar: porque(acerta, aberta, 'O desconto só muda enquanto a venda está aberta.'),
    podeReceber: porque(acerta, aberta, 'Esta venda não recebe pagamentos.'),
    podeLancarExtra: porque(acerta, aberta, impedimentoDosExtras(venda.situacao) ?? ''),
    podeValidar: acerta,
    podeDocumentar: permite('documentacao:mover', ctx.sessao),
    multaPrevista: multaPorDesistencia(itensQueContam(v).map(itemParaSomar)),
    devolucoes: v.devolucoes
      .filter((d) => d.situacao !== 'dispensada')
      .map((d) => apresentarDevolucaoDaEquipe(ctx, d)),
    aprovacoes: await aprovacoes(tx, ctx.hotsite, v, ctx.sessao?.usuId ?? 0),
    descontoMaximo: descontoDe(ctx.hotsite, v, papeis),
  }
}

function prazoDaEquipe(ctx: Ctx, v: VendaLida): VendaDaEquipe['prazo'] {
  const prazo = v.venda.dataPagamento.getTime()
  const bancario = calendarioBancario(ctx.agora)
  const ultimo = ultimoDiaParaPagar(prazo, bancario)
  // What will hold when that day is over, if nothing happens until then.
  const depois = Math.max(ctx.agora, fimDoDiaDePagamento(ultimo) + 1)
  return {
    situacao: prazoDaVenda(v.venda.situacao, prazo, ctx.agora),
    diasDeAtraso: diasDeAtraso(prazo, ctx.agora),
    ultimoDia: ultimo,
    naoEncerra: ctx.hotsite.desistenciaAutomatica
      ? impedimentoDaDesistencia(vendaNoPrazo(v), depois, bancario)
      : 'Este site não encerra vendas sozinho.',
    avisadoAt: iso(v.venda.avisoVencidaAt ?? v.venda.avisoPrazoAt),
  }
}

/** Acts that this state does not know are left out; those that this person or a guard forbids come with the reason. */
function umaAcao(v: VendaLida, papeis: readonly string[], a: (typeof ACOES)[number]): VendaDaEquipe['acoes'] {
  const r = podeTransitarVenda(
    { de: v.venda.situacao, evento: a.evento, atores: atoresDosPapeis(papeis) },
    {
      quitada: quitada(v),
      temPagamentoAprovado: v.pagamentos.some((p) => p.situacao === 'aprovado'),
      algoEntregue: v.itens.some((i) => i.retiradaSituacao === 'entregue'),
      cartaoPreso: v.venda.cartaoPreso,
      // Both are asked for in the dialog.
      assinatura: 'assinatura',
      motivo: 'motivo',
    },
  )
  if (!r.pode && r.causa === 'estado') return []
  return [{ ...a, pode: r.pode, motivo: r.pode ? null : r.motivo }]
}

/** One refund with what this person may do about it now. */
export function apresentarDevolucaoDaEquipe(ctx: Ctx, d: LinhaDeDevolucao): DevolucaoDaEquipe {
  const posso = (evento: 'pedir' | 'registrarDevolucao') => {
    const r = podeTransitarDevolucao(
      { de: d.situacao, evento, atores: atoresDosPapeis(ctx.sessao?.papeis ?? []) },
      // The destination is asked for in the dialog.
      { voltaPorOndeVeio: d.endToEndId !== null || d.cartaoUid !== null, destino: 'destino' },
    )
    return { pode: r.pode, motivo: r.pode ? null : r.motivo }
  }
  return {
    ...apresentarDevolucao(d),
    endToEndId: d.endToEndId,
    cartaoUid: d.cartaoUid,
    pagadorNome: d.pagadorNome,
    // Who sends the money back must see where to.
    pagadorDocumento:
      d.pagadorDocumento &&
      (permite('venda:acertar', ctx.sessao) ? formatarDocumento : documentoMascarado)(d.pagadorDocumento),
    destino: d.destino,
    observacao: d.observacao,
    pedidaAt: iso(d.pedidaAt),
    versao: d.versao,
    podePedir: posso('pedir'),
    podeRegistrar: posso('registrarDevolucao'),
  }
}
