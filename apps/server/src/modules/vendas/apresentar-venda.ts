// What each role sees of a sale. The buyer gets his sale; the staff also gets who bought and what may be done now.
// Object-level answers ("may I pay?") are computed here, with the sentence that a greyed button shows. Each item of
// it is shown by apresentar-item-da-venda.ts.
import type { Pagamento, Venda } from '@martelo/contracts/vendas/venda.schemas.ts'
import { ehPagavel, ROTULO_DO_BOLETO } from '@martelo/domain/boletos/states.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { nomeSemData } from '@martelo/domain/leiloes/leilao.ts'
import { AJUDA_DA_DEVOLUCAO, ROTULO_DA_DEVOLUCAO } from '@martelo/domain/pagamentos/devolucao-do-pagamento.ts'
import { COR_DO_PAGAMENTO, ROTULO_DO_PAGAMENTO } from '@martelo/domain/pagamentos/states.ts'
import { rotuloDoPagamento } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import {
  ACOES_DA_COMPRA,
  ACOES_DE_ESPERA,
  linhaDoTempo,
  ROTULO_DO_PASSO,
} from '@martelo/domain/vendas/linha-do-tempo.ts'
import { orientarVenda } from '@martelo/domain/vendas/orientacoes.ts'
import { AJUDA_DA_VENDA, COR_DA_VENDA } from '@martelo/domain/vendas/states.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import { qrSvg } from '../../core/impressao/qr-svg.ts'
import { enderecoDoSimulador } from '../../core/simuladores.ts'
import { apresentarComprovante, apresentarConta } from './apresentar-comprovante.ts'
import { exigeBoleto, itensAtivos, somasDe, valoresDe, vendaNoTempo } from './contas-da-venda.ts'
import { identidadeDaVenda } from './identidade-da-venda.ts'
import type { LinhaDeDevolucao } from './devolucao-devida.sql.ts'
import type { LinhaDePagamento, VendaLida } from './vendas.sql.ts'
import { apresentarItem, pode, tipoDoSite } from './apresentar-item-da-venda.ts'

export async function apresentarVenda(ctx: Ctx, v: VendaLida): Promise<Venda> {
  const { venda } = v
  const tempo = vendaNoTempo(v)
  const linha = linhaDoTempo(tempo)
  const valores = valoresDe(v)
  const { porTipo, troco, ...somas } = somasDe(v)
  return {
    ...cabecalhoDaVenda(ctx, v),
    ...identidadeDaVenda(ctx, v),
    ...valores,
    valorArremate: valores.valorLances,
    valorTotal: valores.valorTotalVenda,
    valorLiquido: valores.valorTotalVenda - valores.valorDesconto - valores.valorRecibo,
    valorTroco: troco,
    itensExtras: v.extras.map(({ uid, descricao, valor, valorPago, createdAt }) => ({
      uid,
      descricao,
      valor,
      valorPago,
      criadoAt: iso(createdAt),
    })),
    somas,
    somasPorTipo: porTipo,
    cor: COR_DA_VENDA[venda.situacao],
    ajuda: AJUDA_DA_VENDA[venda.situacao],
    itens: v.itens.map((i) => apresentarItem(ctx, v, i)),
    pagamentos: await Promise.all(v.pagamentos.map((p) => apresentarPagamento(ctx, v, p))),
    comprovantes: v.comprovantes.filter((c) => c.itemUid !== null).map((c) => apresentarComprovante(ctx, c)),
    devolucoes: v.devolucoes.filter((d) => d.situacao !== 'dispensada').map(apresentarDevolucao),
    metodoDeEntregaDefinido: tempo.metodoDeEntregaDefinido,
    orientacao: orientarVenda(tempo),
    passos: linha.passos.map((p) => ({ ...p, rotulo: ROTULO_DO_PASSO[p.passo][tipoDoSite(ctx)] })),
    proximaAcao: linha.proximaAcao,
    rotuloDaAcao: ACOES_DA_COMPRA[linha.proximaAcao],
    esperar: ACOES_DE_ESPERA.has(linha.proximaAcao),
    concluida: linha.concluida,
    encerrada: linha.encerrada,
    podePagar: pode(impedimentoParaPagar(v)),
  }
}

export function apresentarDevolucao(d: LinhaDeDevolucao): Venda['devolucoes'][number] {
  return {
    uid: d.uid,
    valor: d.valor,
    motivo: d.motivo,
    situacao: d.situacao,
    rotulo: ROTULO_DA_DEVOLUCAO[d.situacao],
    ajuda: AJUDA_DA_DEVOLUCAO[d.situacao],
    forma: d.forma,
    criadaAt: iso(d.createdAt),
    concluidaAt: iso(d.concluidaAt),
  }
}

/** Why the buyer cannot start another payment now; null when he can. */
export function impedimentoParaPagar(v: VendaLida): string | null {
  if (v.venda.situacao !== 'Aguardando Pagamento') return 'Esta compra não espera pagamento.'
  return somasDe(v).restante > 0 ? null : 'Não há valor a pagar.'
}

type Cabecalho = Pick<
  Venda,
  | 'uid'
  | 'id'
  | 'versao'
  | 'leiUid'
  | 'leilao'
  | 'hotUid'
  | 'situacao'
  | 'dataPagamento'
  | 'instrucaoSite'
  | 'instrucoes'
  | 'conta'
  | 'aceitaPix'
  | 'aceitaBoleto'
  | 'exigeBoleto'
  | 'motivoCancelada'
  | 'canceladaAt'
  | 'anuladaAt'
  | 'multa'
  | 'fechadaAt'
  | 'fechadaByClienteNome'
  | 'fechadaByClienteAssinatura'
  | 'advogado'
  | 'endossoCliente'
  | 'hashQrcode'
  | 'codigoNotaFiscal'
  | 'criadaAt'
>

function cabecalhoDaVenda(ctx: Ctx, v: VendaLida): Cabecalho {
  const { venda: n } = v
  return {
    uid: n.uid,
    id: n.id,
    versao: n.versao,
    leiUid: n.leiUid,
    leilao: {
      uid: n.leiUid,
      nome: n.leilaoNome,
      nomeSemData: nomeSemData(n.leilaoNome),
      data: iso(n.leilaoData),
      leiloeiro: {
        nome: n.leiloeiroNome,
        matricula: n.leiloeiroMatricula,
        junta: n.leiloeiroJunta,
        uf: n.leiloeiroUf,
      },
    },
    hotUid: ctx.hotsite.uid,
    situacao: n.situacao,
    dataPagamento: diaEmBrasilia(n.dataPagamento.getTime()),
    instrucaoSite: n.instrucaoGeral,
    instrucoes: { geral: n.instrucaoGeral, boleto: n.instrucaoBoleto, ted: n.instrucaoTed },
    conta: apresentarConta(n),
    aceitaPix: ctx.hotsite.pixChave !== null && !exigeBoleto(v),
    aceitaBoleto: n.aceitaBoleto,
    exigeBoleto: exigeBoleto(v),
    motivoCancelada: n.motivoCancelada,
    canceladaAt: iso(n.canceladaAt),
    anuladaAt: iso(n.anuladaAt),
    multa:
      n.multaComissao + n.multaValor === 0
        ? null
        : { comissao: n.multaComissao, multa: n.multaValor, total: n.multaComissao + n.multaValor },
    fechadaAt: iso(n.fechadaAt),
    fechadaByClienteNome: n.fechadaByClienteNome,
    fechadaByClienteAssinatura: n.fechadaByClienteAssinatura,
    advogado: n.advogado,
    endossoCliente:
      n.endossoNome === null || n.endossoDocumento === null
        ? null
        : { nome: n.endossoNome, documento: formatarDocumento(n.endossoDocumento) },
    hashQrcode: n.hashQrcode,
    codigoNotaFiscal: n.codigoNotaFiscal,
    criadaAt: iso(n.createdAt),
  }
}

async function apresentarPagamento(ctx: Ctx, v: VendaLida, p: LinhaDePagamento): Promise<Pagamento> {
  const pendente = p.situacao === 'aguardandoEnvio'
  const { pixTxid, pixCopiaCola } = p
  const simulador = enderecoDoSimulador('banco-pix', ctx.origem)
  return {
    id: p.id,
    uid: p.uid,
    vndId: p.vndId,
    vndUid: v.venda.uid,
    lelUid: p.lelUid,
    tipo: p.tipo,
    rotulo: rotuloDoPagamento(p.tipo, p.origemTipoPagamento),
    valor: p.valor,
    situacao: p.situacao,
    rotuloSituacao: rotuloDaLinha(p),
    cor: COR_DO_PAGAMENTO[p.situacao],
    motivo: p.motivo,
    banco: apresentarConta(p),
    dataPagamento: iso(p.dataPagamento),
    origemTipoPagamento: p.origemTipoPagamento,
    pix:
      pendente && pixTxid !== null && pixCopiaCola !== null
        ? {
            txid: pixTxid,
            copiaECola: pixCopiaCola,
            qrcode: await qrSvg(pixCopiaCola),
            expiraAt: iso(p.pixExpiraAt),
            simulador: simulador && `${simulador}/pagar/${pixTxid}`,
          }
        : null,
    boleto: apresentarBoletoDoPagamento(p),
    detalhes: p.detalhes,
    pagadorNome: p.pagadorNome,
    reciboNumero: p.reciboNumero,
    reciboUrl: p.reciboNumero === null ? null : `/v1/pagamentos/${p.uid}/recibo`,
    chequeDevolucoes: p.chequeDevolucoes,
    criadoAt: iso(p.createdAt),
    respondidoAt: iso(p.respondidoAt),
    comprovantes: v.comprovantes.filter((c) => c.pagUid === p.uid).map((c) => apresentarComprovante(ctx, c)),
    versao: p.versao,
    podeEnviarComprovante:
      p.situacao !== 'aprovado' &&
      p.origemTipoPagamento !== 'PIX' &&
      p.tipo !== 'BOLETO' &&
      p.tipo !== 'CARTAO_DE_CREDITO',
    podeRemover: podeRemoverPagamento(p),
  }
}

/** No proof is awaited for what the bank reports by itself: such a line says what the bank has of it. */
function rotuloDaLinha(p: LinhaDePagamento): string {
  if (p.situacao !== 'aguardandoEnvio') return ROTULO_DO_PAGAMENTO[p.situacao]
  if (p.boletoSituacao !== null)
    return p.boletoSituacao === 'registrado' ? 'Aguardando pagamento' : ROTULO_DO_BOLETO[p.boletoSituacao]
  return p.origemTipoPagamento === 'PIX' ? 'Aguardando pagamento' : ROTULO_DO_PAGAMENTO[p.situacao]
}

function apresentarBoletoDoPagamento(p: LinhaDePagamento): Pagamento['boleto'] {
  if (p.boletoUid === null || p.boletoSituacao === null) return null
  return {
    uid: p.boletoUid,
    situacao: p.boletoSituacao,
    rotulo: ROTULO_DO_BOLETO[p.boletoSituacao],
    dataVencimento: p.boletoVencimento ?? '',
    // A line that the bank does not know yet would be refused at the counter.
    linhaDigitavel: ehPagavel(p.boletoSituacao) ? p.boletoLinha : null,
    boletoUrl: ehPagavel(p.boletoSituacao) ? `/v1/boletos/${p.boletoUid}/pdf` : null,
    erro: p.boletoErro,
  }
}

/** A line may be given up while nothing of it counts: never sent, or divergent (its money goes back, or never came). */
export function podeRemoverPagamento(p: Pick<LinhaDePagamento, 'situacao'>): boolean {
  return p.situacao === 'aguardandoEnvio' || p.situacao === 'divergente'
}

/** Sums of the items that stand: what the staff's list shows. */
export function resumoDosItens(v: VendaLida): string {
  return itensAtivos(v)
    .map((i) => `${i.numero} ${i.nome}`)
    .join(' · ')
}
