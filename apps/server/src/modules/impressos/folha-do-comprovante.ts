// The short proof of a purchase: who, what, for how much, when, and in which state.
import type { Bloco, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import type { ItemImpresso } from '@martelo/contracts/impressos/impresso.schemas.ts'
import { formatarDataHoraSegundo } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { extratosPor, tipoDoSite } from './montar-impresso.ts'
import { linhasDoItem, parte, topoDaFolha } from './partes-da-folha.ts'

export async function folhasDoComprovante(ctx: Ctx, chave: string): Promise<Folha[]> {
  const titulo = tipoDoSite(ctx) === 'loja' ? 'Comprovante de compra' : 'Comprovante de arrematação'
  return (await extratosPor(ctx, { hashs: [chave] })).map((v) => ({
    ...topoDaFolha(v.cabecalho, {
      titulo,
      numero: `Compra ${numeroDaVenda(v.id)} · ${v.situacao}`,
      completo: v.completo,
    }),
    blocos: [
      parte(v.cliente),
      ...v.itens.map(lote),
      {
        tipo: 'texto',
        paragrafos: ['Este comprovante não substitui a nota de arrematação.'],
        miudo: true,
      },
    ],
  }))
}

const lote = (i: ItemImpresso): Bloco => ({
  tipo: 'texto',
  titulo: `Lote ${i.numero}`,
  paragrafos: [
    ...linhasDoItem(i),
    `Arrematado em ${formatarDataHoraSegundo(Date.parse(i.arrematadoAt))} por ${formatarReais(i.valor)} (${i.valorPorExtenso}). Situação: ${i.situacao}.`,
    ...(i.hashDoLote ? [`Registro dos lances: ${i.hashDoLote}`] : []),
  ],
})
