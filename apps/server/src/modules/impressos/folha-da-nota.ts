// The note of a sale at auction: what is issued, and what is shown while it is pending.
import type { Bloco, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import type { Extrato } from '@martelo/contracts/impressos/impresso.schemas.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { type Palavras, palavras } from '@martelo/domain/hotsites/palavras.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import type { VendaLida } from '../vendas/door.ts'
import { pagamentos } from './folha-do-extrato.ts'
import { montarCabecalho, montarExtrato, tipoDoSite } from './montar-impresso.ts'
import { linhasDoItem, outrasPartes, parte, topoDaFolha } from './partes-da-folha.ts'

const tituloDaNota = (ctx: Ctx): string =>
  tipoDoSite(ctx) === 'loja' ? 'Comprovante de venda' : 'Nota de arrematação'

export async function folhaDaNota(
  ctx: Ctx,
  v: VendaLida,
  n: { readonly codigo: string; readonly hashQrcode: string; readonly completo: boolean },
): Promise<Folha> {
  const e = await montarExtrato(ctx, v, n.completo)
  const cabecalho = await montarCabecalho(ctx, v, n.hashQrcode, 'nota')
  const p = palavras(tipoDoSite(ctx))
  return {
    ...topoDaFolha(cabecalho, { titulo: tituloDaNota(ctx), numero: `Nº ${n.codigo}`, completo: n.completo }),
    blocos: [
      parte(e.cliente),
      ...outrasPartes(e),
      itens(e, p),
      ...e.itens.filter((i) => i.despesas.length > 0).map(despesas),
      valores(e),
      ...pagamentos(e),
      {
        tipo: 'texto',
        paragrafos: ['Título de arrematação em leilão. Este documento não é nota fiscal eletrônica (NF-e).'],
        miudo: true,
      },
      { tipo: 'assinaturas', nomes: [`${cabecalho.leiloeiro.nome}, leiloeiro oficial`] },
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
      itens(e, palavras(tipoDoSite(ctx))),
    ],
  }
}

const itens = (e: Extrato, p: Palavras): Bloco => ({
  tipo: 'tabela',
  titulo: 'Bens arrematados',
  colunas: [
    { titulo: 'Lote', peso: 6, nomeia: true },
    { titulo: 'Valor do arremate', peso: 2, valor: true },
  ],
  linhas: e.itens.map((i) => [[...linhasDoItem(i, p), i.valorPorExtenso].join('\n'), formatarReais(i.valor)]),
})

const despesas = (i: Extrato['itens'][number]): Bloco => ({
  tipo: 'valores',
  titulo: `Despesas do lote ${i.numero}`,
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
