// May this request be judged at all: lot, auction, kind of request, client. The first reason is the answer. The
// checks stand in the order of `CODIGOS_DE_RECUSA` (the test walks both); what concerns values follows in
// `julgar-lance.ts`.
import { SITUACOES_LEILAO } from '../leiloes/situacoes.ts'
import { recebeLances } from '../lotes/recebe-lances.ts'
import { SITUACOES, type TipoPedido } from '../lotes/situacoes.ts'
import { exigeAceite } from '../privacidade/aceite-exigido.ts'
import type { EstadoLote, RegrasDeLance, TipoNegociacao } from './estado-do-lote.ts'
import type { PedidoLance } from './pedido.ts'
import type { Contato, MotivoDoTipo, Recusa } from './recusas.ts'

const PEDIDOS_POR_NEGOCIACAO: Readonly<Record<TipoNegociacao, readonly TipoPedido[]>> = {
  DISPUTA: ['Manual', 'Configuração Automática', 'Leiloeiro', 'Proposta', 'Compre Já'],
  PROPOSTA: ['Proposta', 'Compre Já'],
  COMPRE_JA: ['Compre Já'],
}

const LIGADO_NO_HOTSITE: Readonly<Record<TipoPedido, (regras: RegrasDeLance) => boolean>> = {
  Manual: () => true,
  'Configuração Automática': (regras) => regras.automaticosAtivos,
  Leiloeiro: (regras) => regras.apelidosAtivos,
  Proposta: (regras) => regras.propostasAtivas,
  'Compre Já': () => true,
}

/** The lot's own end has come. A lot of the live room has none: its calls end it. */
export function tempoEsgotado(lote: EstadoLote, agora: number): boolean {
  return lote.regras.encerraPorTempo && lote.dataFim !== null && agora >= lote.dataFim
}

const desfazTeto = (pedido: PedidoLance): boolean =>
  pedido.tipo === 'Configuração Automática' && pedido.valor === null

function motivoDoTipo(lote: EstadoLote, pedido: PedidoLance): MotivoDoTipo | null {
  if (!SITUACOES[lote.situacao].recebe.includes(pedido.tipo)) return 'situacao'
  if (!PEDIDOS_POR_NEGOCIACAO[lote.regras.negociacao].includes(pedido.tipo)) return 'negociacao'
  // Taking one's ceiling back is always possible, also after the hotsite switched automatic bids off.
  if (!desfazTeto(pedido) && !LIGADO_NO_HOTSITE[pedido.tipo](lote.regras)) return 'hotsite'
  if (pedido.tipo !== 'Compre Já') return null
  const { compreJa } = lote.regras
  const disponivel = compreJa !== null && compreJa > 0 && (lote.valor === null || lote.valor < compreJa)
  if (!disponivel) return 'sem-compre-ja'
  return lote.regras.vendaInibida ? 'indisponivel' : null
}

function recusaDoLote(lote: EstadoLote, pedido: PedidoLance, agora: number): Recusa | null {
  if (pedido.hotUid !== lote.hotUid) return { codigo: 'lote-de-outro-hotsite' }
  const { situacao, situacaoLeilao, leilaoSuspenso } = lote
  const desfaz = desfazTeto(pedido)
  if ((leilaoSuspenso && !desfaz) || !SITUACOES_LEILAO[situacaoLeilao].recebeLances) {
    return { codigo: 'leilao-indisponivel', situacaoLeilao, suspenso: leilaoSuspenso }
  }
  const acabou = tempoEsgotado(lote, agora)
  if (acabou || !recebeLances(situacao)) {
    return { codigo: 'lote-nao-aberto', situacao, tempoEsgotado: acabou }
  }
  if (lote.pausado && !desfaz) return { codigo: 'lote-pausado' }
  const motivo = motivoDoTipo(lote, pedido)
  return motivo === null ? null : { codigo: 'tipo-nao-aceito', tipo: pedido.tipo, motivo }
}

function recusaDoCliente(
  { lelUid, regras }: Pick<EstadoLote, 'lelUid' | 'regras'>,
  pedido: Exclude<PedidoLance, { tipo: 'Leiloeiro' }>,
  agora: number,
): Recusa | null {
  // Nothing about a client, a block neither, keeps the ceiling that stands in his name.
  if (desfazTeto(pedido)) return null
  const { quem, valor: compromisso } = pedido
  if (quem.bloqueado) return { codigo: 'cliente-bloqueado' }
  if (!quem.documentosAprovados) return { codigo: 'documentos-nao-aprovados' }
  const faltam: Contato[] = []
  if (regras.exigeEmailConfirmado && !quem.emailConfirmado) faltam.push('email')
  if (regras.exigeTelefoneConfirmado && !quem.telefoneConfirmado) faltam.push('telefone')
  if (faltam.length > 0) return { codigo: 'contato-nao-confirmado', faltam }
  if (exigeAceite(quem.termosSemAceite, agora)) return { codigo: 'termos-nao-aceitos' }
  // Before deposit and enabling: no one pays or asks for what will be refused to him all the same.
  if (regras.gruposCliente.length > 0 && !regras.gruposCliente.some((g) => quem.grupos.includes(g))) {
    return { codigo: 'restrito-a-grupos' }
  }
  if (regras.sucata && !(quem.pessoaJuridica && quem.credenciadoDetran)) {
    return { codigo: 'sucata-exige-credenciado' }
  }
  // Before "not enabled": a client who asked and has not paid is told what is missing, not to ask again. An approval
  // given while the auction asked no deposit does not stand for one.
  if (regras.exigeCaucao && quem.habilitacaoPedida && !quem.caucaoPaga) return { codigo: 'caucao-nao-paga' }
  if (!quem.habilitado) return { codigo: 'sem-habilitacao' }
  if (quem.limiteDeCompra !== null && compromisso !== null && compromisso > quem.limiteDeCompra) {
    return { codigo: 'limite-de-compra-excedido', limite: quem.limiteDeCompra }
  }
  const bloqueada = regras.validacoesValorOfertaBloqueada
  if (bloqueada !== null && compromisso !== null && compromisso > bloqueada) {
    if (!quem.lotesValidados.includes(lelUid))
      return { codigo: 'oferta-aguarda-validacao', acimaDe: bloqueada }
  }
  return null
}

/** The refusal by lot, auction, kind or client, or null when the request may be judged by its value. */
export function recusaDeAdmissao(lote: EstadoLote, pedido: PedidoLance, agora: number): Recusa | null {
  const doLote = recusaDoLote(lote, pedido, agora)
  if (doLote !== null) return doLote
  return pedido.tipo === 'Leiloeiro' ? null : recusaDoCliente(lote, pedido, agora)
}
