// The short proof of a purchase: who, what, for how much, when, and in which state.
import type { Bloco, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import type { ItemImpresso } from '@martelo/contracts/impressos/impresso.schemas.ts'
import { formatarDataHoraSegundo } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { extratosPor, tipoDoSite } from './montar-impresso.ts'
import { linhasDoItem, parte, registroDoItem, topoDaFolha } from './partes-da-folha.ts'

export async function folhasDoComprovante(ctx: Ctx, chave: string): Promise<Folha[]> {
  const tipo = tipoDoSite(ctx)
  const titulo = tipo === 'loja' ? 'Comprovante de compra' : 'Comprovante de arrematação'
  return (await extratosPor(ctx, { hashs: [chave] })).map((v) => ({
    ...topoDaFolha(v.cabecalho, {
      titulo,
      numero: `Compra ${numeroDaVenda(v.id)} · ${v.situacao}`,
      completo: v.completo,
    }),
    blocos: [
      parte(v.cliente),
      ...v.itens.map((i) => lote(i, tipo)),
      {
        tipo: 'texto',
        paragrafos: [
          tipo === 'loja'
            ? 'Este comprovante não substitui a nota fiscal.'
            : 'Este comprovante não substitui a nota de arrematação.',
        ],
        miudo: true,
      },
    ],
  }))
}

function lote(i: ItemImpresso, tipo: TipoHotsite): Bloco {
  const p = palavras(tipo)
  const quando = formatarDataHoraSegundo(Date.parse(i.arrematadoAt))
  return {
    tipo: 'texto',
    titulo: `${maiuscula(tipo === 'loja' ? p.numeroDoLote.um : p.lote.um)} ${i.numero}`,
    paragrafos: [
      ...linhasDoItem(i, p),
      `${tipo === 'loja' ? 'Comprado' : 'Arrematado'} em ${quando} por ${formatarReais(i.valor)} (${i.valorPorExtenso}). Situação: ${i.situacao}.`,
      ...registroDoItem(i, p),
    ],
  }
}
