// What printed pages say of a sale. The owner (signed in) and the staff see everything; others who have the paper may
// check it, with names and documents masked here, on the server.

import { permite } from '@martelo/contracts/core/permissions.ts'
import type {
  CabecalhoImpresso,
  Extrato,
  ItemImpresso,
} from '@martelo/contracts/impressos/impresso.schemas.ts'
import { diaEmBrasilia, formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarCnpj } from '@martelo/domain/comum/identificadores/cnpj.ts'
import { formatarCpf } from '@martelo/domain/comum/identificadores/cpf.ts'
import { mascarar, mascararCampo } from '@martelo/domain/comum/identificadores/mascarar.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { ROTULO_DA_RETIRADA } from '@martelo/domain/entregas/states.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { dizerJuizo } from '@martelo/domain/judicial/pracas.ts'
import { rotuloDaSituacao } from '@martelo/domain/lotes/situacoes.ts'
import { ROTULO_DO_PAGAMENTO } from '@martelo/domain/pagamentos/states.ts'
import { rotuloDoPagamento } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import { rotuloDoCombustivel } from '@martelo/domain/veiculos/codigos.ts'
import { corEscrita } from '@martelo/domain/veiculos/cor-escrita.ts'
import { reaisPorExtenso } from '@martelo/domain/vendas/por-extenso.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import { qrSvg } from '../../core/impressao/qr-svg.ts'
import {
  despesasDoItem,
  itensAtivos,
  type LinhaDeItem,
  lerVendas,
  somasDe,
  type VendaLida,
  valoresDe,
} from '../vendas/door.ts'
import { idsPorCodigos } from './impressos.sql.ts'

/** The buyer, who answers for clients, who issues the auction's papers, and who sends the vehicle's. */
export function vePorInteiro(ctx: Ctx, v: VendaLida): boolean {
  const { sessao } = ctx
  if (sessao === null) return false
  return (
    sessao.cliId === v.venda.compradorId ||
    (['cliente:dados', 'nota:leilao', 'documentacao:mover'] as const).some((p) => permite(p, sessao))
  )
}

export const tipoDoSite = (ctx: Ctx): TipoHotsite => (ctx.hotsite.tipo === 'loja' ? 'loja' : 'leilao')

export function documentoVestido(documento: string): string {
  return documento.length === 14 ? formatarCnpj(documento) : formatarCpf(documento)
}

export function logoImpresso(ctx: Pick<Ctx, 'hotsite'>): string | null {
  const { logo } = ctx.hotsite
  return logo === null || /^(\/|https?:|data:)/.test(logo) ? logo : urlPublica(logo)
}

/** `hash`: the code of this paper; its check page says what is recorded under it. */
export async function montarCabecalho(
  ctx: Ctx,
  v: VendaLida,
  hash: string,
  pagina: 'extrato' | 'nota' = 'extrato',
): Promise<CabecalhoImpresso> {
  const { venda } = v
  const enderecoDeConferencia = `${ctx.origem}/qrcode/${pagina}/${hash}`
  const { nome, cidade, uf } = ctx.hotsite
  const loja = tipoDoSite(ctx) === 'loja'
  return {
    hotsite: {
      nome,
      logo: logoImpresso(ctx),
      cidade,
      uf,
    },
    leiloeiro: loja
      ? null
      : {
          nome: venda.leiloeiroNome,
          matricula: venda.leiloeiroMatricula,
          junta: venda.leiloeiroJunta,
          uf: venda.leiloeiroUf,
        },
    leilao: {
      nome: venda.leilaoNome,
      data: iso(venda.leilaoData),
      local: venda.leilaoLocal,
      edital: loja ? null : venda.editalUrl,
    },
    emitidoAt: new Date(ctx.agora).toISOString(),
    hash,
    enderecoDeConferencia,
    qrcode: await qrSvg(enderecoDeConferencia),
  }
}

export function montarPessoa(v: VendaLida, completo: boolean): Extrato['cliente'] {
  const { clienteNome, documento, email, telefone, endereco } = v.venda
  const vestido = documentoVestido(documento)
  if (completo)
    return {
      nome: clienteNome,
      documento: vestido,
      email,
      telefone: telefone && formatarTelefone(telefone),
      endereco,
    }
  // A name and an address have no mask in the specification: initials, and nothing.
  return {
    nome: iniciais(clienteNome),
    documento: mascararCampo('cpf', vestido),
    email: mascararCampo('email', email),
    telefone: telefone && mascararCampo('telefone', formatarTelefone(telefone)),
    endereco: null,
  }
}

export const iniciais = (nome: string): string =>
  nome
    .split(/\s+/)
    .filter(Boolean)
    .map((p) => `${p.charAt(0)}.`)
    .join(' ')

export function montarItem(ctx: Ctx, i: LinhaDeItem, completo: boolean): ItemImpresso {
  const tipo = tipoDoSite(ctx)
  const despesas = despesasDoItem(i, tipo)
  const oculto = (t: string | null): string | null => (t === null || completo ? t : mascarar(t, 3))
  return {
    uid: i.uid,
    numero: i.numero,
    nome: i.nome,
    ano: [i.anoFabricacao, i.anoModelo].filter((a) => a !== null).join('/'),
    cor: corEscrita(i.cor),
    combustivel: i.combustivel && rotuloDoCombustivel(i.combustivel),
    placa: oculto(i.placa),
    chassi: oculto(i.chassi),
    renavam: oculto(i.renavam),
    numeroMotor: oculto(i.numeroMotor),
    situacao: rotuloDaSituacao(i.situacaoLote, tipo),
    juizo: i.juizo && dizerJuizo(i.juizo),
    comitente: i.comitente,
    comitenteCnpj: i.comitenteCnpj && formatarCnpj(i.comitenteCnpj),
    valor: i.valor,
    valorPorExtenso: reaisPorExtenso(i.valor),
    arrematadoAt: iso(i.lanceData),
    despesas,
    total: i.valor + despesas.reduce((t, d) => t + d.valor, 0),
    entrega: i.metodoEntrega,
    retirada:
      i.ageSituacao === 'agendado' && i.ageInicio !== null
        ? `${ROTULO_DA_RETIRADA[i.retiradaSituacao]} · ${formatarDataHora(i.ageInicio.getTime())}`
        : ROTULO_DA_RETIRADA[i.retiradaSituacao],
    hashDoLote: i.hashUltimo?.toString('hex') ?? null,
    hashQrcode: i.hashQrcode,
  }
}

/** Sales by their codes or uids, newest first, as this person may read them. */
export async function extratosPor(ctx: Ctx, por: Parameters<typeof idsPorCodigos>[2]): Promise<Extrato[]> {
  const hotId = ctx.hotsite.id
  const lidas = await ctx.ler(async (tx) => lerVendas(tx, hotId, await idsPorCodigos(tx, hotId, por)))
  return Promise.all(lidas.map((v) => montarExtrato(ctx, v)))
}

export async function montarExtrato(
  ctx: Ctx,
  v: VendaLida,
  completo = vePorInteiro(ctx, v),
): Promise<Extrato> {
  const { venda } = v
  const valores = valoresDe(v)
  const somas = somasDe(v)
  const linhas = [
    [tipoDoSite(ctx) === 'loja' ? 'Preço' : 'Valor dos lances', valores.valorLances],
    [tipoDoSite(ctx) === 'loja' ? 'Taxa de serviço' : 'Comissão do leiloeiro', valores.valorComissao],
    ['Taxa administrativa', valores.valorTaxaAdm],
    ['Despachante', valores.valorDespachante],
    ['Remoção', valores.valorRemocao],
    ['Vistoria', valores.valorVistoria],
    ['Envio dos documentos', valores.valorSedex],
    ['Outros', valores.valorOutros],
    ...v.extras.map((e) => [e.descricao, e.valor - e.valorPago] as const),
  ] as const
  return {
    uid: venda.uid,
    id: venda.id,
    situacao: venda.anuladaAt === null ? venda.situacao : 'ANULADA',
    completo,
    cliente: montarPessoa(v, completo),
    advogado: completo ? venda.advogado : null,
    endosso: completo ? endossoImpresso(v) : null,
    itens: itensAtivos(v).map((i) => montarItem(ctx, i, completo)),
    pagamentos: completo ? v.pagamentos.map(pagamentoImpresso) : [],
    linhas: linhas.filter(([, valor]) => valor > 0).map(([rotulo, valor]) => ({ rotulo, valor })),
    valorDesconto: valores.valorDesconto,
    valorTotal: valores.valorTotalVenda,
    valorTotalPorExtenso: reaisPorExtenso(Math.max(0, valores.valorTotalVenda - valores.valorDesconto)),
    aprovado: somas.aprovado,
    restante: somas.restante,
    dataPagamento: diaEmBrasilia(venda.dataPagamento.getTime()),
    instrucoes: completo ? [venda.instrucaoGeral, ...instrucaoDaConta(v)] : [],
    cabecalho: await montarCabecalho(ctx, v, venda.hashQrcode),
  }
}

function endossoImpresso({ venda: { endossoNome, endossoDocumento } }: VendaLida): string | null {
  return endossoNome === null ? null : `${endossoNome}, ${documentoVestido(endossoDocumento ?? '')}`
}

function pagamentoImpresso(p: VendaLida['pagamentos'][number]): Extrato['pagamentos'][number] {
  return {
    rotulo: rotuloDoPagamento(p.tipo, p.origemTipoPagamento),
    valor: p.valor,
    situacao: ROTULO_DO_PAGAMENTO[p.situacao],
    data: iso(p.dataPagamento),
    banco: p.banco,
  }
}

function instrucaoDaConta({ venda }: VendaLida): string[] {
  if (venda.bcoId === null) return []
  return [
    venda.instrucaoTed,
    `Banco ${venda.bancoCodigo} ${venda.banco}, agência ${venda.agencia}, conta ${venda.conta}, ${venda.titular} (${venda.titularDocumento}).`,
  ]
}
