// The note of a sale at auction: what is issued, and what is shown while it is pending.
import type { Bloco, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import type { Extrato } from '@martelo/contracts/impressos/impresso.schemas.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { PorTipo, TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import type { VendaLida } from '../vendas/door.ts'
import { pagamentos } from './folha-do-extrato.ts'
import { montarCabecalho, montarExtrato, tipoDoSite } from './montar-impresso.ts'
import { linhasDoItem, outrasPartes, parte, topoDaFolha } from './partes-da-folha.ts'

export const tituloDaNota = (ctx: Ctx): string => maiuscula(palavras(tipoDoSite(ctx)).notaDeArrematacao.um)

interface Dizeres {
  readonly itens: string
  readonly item: string
  readonly valor: string
  readonly despesas: (numero: string) => string
  readonly fe: string
}

const NAO_E_NFE = 'Este documento não é nota fiscal eletrônica (NF-e).'
const DIZERES: PorTipo<Dizeres> = {
  leilao: {
    itens: 'Bens arrematados',
    item: 'Lote',
    valor: 'Valor do arremate',
    despesas: (n) => `Despesas do lote ${n}`,
    fe: `Título de arrematação em leilão. ${NAO_E_NFE}`,
  },
  loja: {
    itens: 'Produtos comprados',
    item: 'Produto',
    valor: 'Preço',
    despesas: (n) => `Despesas do produto ${n}`,
    fe: NAO_E_NFE,
  },
}

export async function folhaDaNota(
  ctx: Ctx,
  v: VendaLida,
  n: { readonly codigo: string; readonly hashQrcode: string; readonly completo: boolean },
): Promise<Folha> {
  const e = await montarExtrato(ctx, v, n.completo)
  const cabecalho = await montarCabecalho(ctx, v, n.hashQrcode, 'nota')
  const tipo = tipoDoSite(ctx)
  return {
    ...topoDaFolha(cabecalho, { titulo: tituloDaNota(ctx), numero: `Nº ${n.codigo}`, completo: n.completo }),
    blocos: [
      parte(e.cliente),
      ...outrasPartes(e),
      itens(e, tipo),
      ...e.itens.filter((i) => i.despesas.length > 0).map((i) => despesas(i, tipo)),
      valores(e),
      ...pagamentos(e),
      {
        tipo: 'texto',
        paragrafos: [DIZERES[tipo].fe],
        miudo: true,
      },
      {
        tipo: 'assinaturas',
        nomes: [
          cabecalho.leiloeiro ? `${cabecalho.leiloeiro.nome}, leiloeiro oficial` : cabecalho.hotsite.nome,
        ],
      },
    ],
  }
}

export async function folhaPendente(ctx: Ctx, v: VendaLida, explicacao: string): Promise<Folha> {
  const e = await montarExtrato(ctx, v)
  return {
    ...topoDaFolha(e.cabecalho, {
      titulo: tituloDaNota(ctx),
      numero: `Compra ${numeroDaVenda(v.venda.id)}`,
      completo: e.completo,
      marca: 'Pendente',
    }),
    blocos: [
      { tipo: 'aviso', texto: `Sem valor: ${explicacao}`, alerta: true },
      parte(e.cliente),
      itens(e, tipoDoSite(ctx)),
    ],
  }
}

const itens = (e: Extrato, tipo: TipoHotsite): Bloco => ({
  tipo: 'tabela',
  titulo: DIZERES[tipo].itens,
  colunas: [
    { titulo: DIZERES[tipo].item, peso: 6, nomeia: true },
    { titulo: DIZERES[tipo].valor, peso: 2, valor: true },
  ],
  linhas: e.itens.map((i) => [
    [...linhasDoItem(i, palavras(tipo)), i.valorPorExtenso].join('\n'),
    formatarReais(i.valor),
  ]),
})

const despesas = (i: Extrato['itens'][number], tipo: TipoHotsite): Bloco => ({
  tipo: 'valores',
  titulo: DIZERES[tipo].despesas(i.numero),
  linhas: i.despesas,
})

const valores = (e: Extrato): Bloco => ({
  tipo: 'valores',
  titulo: 'Valores',
  linhas: [
    ...e.linhas,
    ...(e.valorDesconto > 0 ? [{ rotulo: 'Desconto', valor: -e.valorDesconto }] : []),
    { rotulo: 'Total', valor: e.valorTotal - e.valorDesconto, forte: true },
  ],
  porExtenso: e.valorTotalPorExtenso,
})
