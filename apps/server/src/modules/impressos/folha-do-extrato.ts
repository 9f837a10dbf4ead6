// The statement of a purchase, by the code that stands on it: what was bought, what is due, what was paid.
import type { Bloco, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import type { Extrato } from '@martelo/contracts/impressos/impresso.schemas.ts'
import { formatarDataHora, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { type Palavras, palavras } from '@martelo/domain/hotsites/palavras.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { extratosPor, tipoDoSite } from './montar-impresso.ts'
import { linhasDoItem, outrasPartes, parte, registroDoItem, topoDaFolha } from './partes-da-folha.ts'

export async function folhasDoExtrato(ctx: Ctx, chave: string): Promise<Folha[]> {
  const p = palavras(tipoDoSite(ctx))
  return (await extratosPor(ctx, { hashs: [chave] })).map((v) => folhaDoExtrato(v, p))
}

function folhaDoExtrato(v: Extrato, p: Palavras): Folha {
  return {
    ...topoDaFolha(v.cabecalho, {
      titulo: 'Extrato de compra',
      numero: `Compra ${numeroDaVenda(v.id)} · ${v.situacao}`,
      completo: v.completo,
    }),
    blocos: [
      parte(v.cliente),
      ...outrasPartes(v),
      itens(v, p),
      valores(v),
      ...pagamentos(v),
      ...instrucoes(v),
    ],
  }
}

const itens = (v: Extrato, p: Palavras): Bloco => ({
  tipo: 'tabela',
  titulo: 'Itens',
  colunas: [
    { titulo: 'Item', peso: 6, nomeia: true },
    { titulo: 'Retirada e documentos', peso: 2.5 },
    { titulo: 'Valor', peso: 1.8, valor: true },
  ],
  linhas: v.itens.map((i) => [
    [...linhasDoItem(i, p), i.valorPorExtenso, ...registroDoItem(i, p)].join('\n'),
    `${i.retirada}\n${i.entrega ?? 'Entrega a escolher'}`,
    formatarReais(i.valor),
  ]),
})

const valores = (v: Extrato): Bloco => ({
  tipo: 'valores',
  titulo: 'Valores',
  linhas: [
    ...v.linhas,
    ...(v.valorDesconto > 0 ? [{ rotulo: 'Desconto', valor: -v.valorDesconto }] : []),
    { rotulo: 'Total', valor: v.valorTotal - v.valorDesconto, forte: true },
    { rotulo: 'Pago e aprovado', valor: v.aprovado },
    { rotulo: 'Restante', valor: Math.max(0, v.restante) },
  ],
  porExtenso: v.valorTotalPorExtenso,
})

export const pagamentos = (v: Extrato): Bloco[] =>
  v.pagamentos.length === 0
    ? []
    : [
        {
          tipo: 'tabela',
          titulo: 'Pagamentos',
          colunas: [
            { titulo: 'Forma', peso: 4 },
            { titulo: 'Situação', peso: 2.5 },
            { titulo: 'Data', peso: 2 },
            { titulo: 'Valor', peso: 2, valor: true },
          ],
          linhas: v.pagamentos.map((p) => [
            [p.rotulo, p.banco].filter(Boolean).join(' · '),
            p.situacao,
            p.data ? formatarDataHora(Date.parse(p.data)) : '',
            formatarReais(p.valor),
          ]),
        },
      ]

/** How to pay stands while something is due: on a paid statement it would ask for the money again. */
const instrucoes = (v: Extrato): Bloco[] =>
  v.instrucoes.length === 0 || v.restante <= 0
    ? []
    : [
        {
          tipo: 'texto',
          titulo: 'Instruções de pagamento',
          paragrafos: [`Pagamento até ${formatarDia(v.dataPagamento)}.`, ...v.instrucoes],
        },
      ]
