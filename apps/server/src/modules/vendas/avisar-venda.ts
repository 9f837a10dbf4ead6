// Tells buyer and staff that a sale changed: a notice for open screens (after the commit) and, at the turning points,
// a notice of the catalogue (in the transaction). Screens load the sale again, so a notice that came twice does no harm.

import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { orientarVenda } from '@martelo/domain/vendas/orientacoes.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Servicos } from '../../core/servicos.ts'
import { somasDe, vendaNoTempo } from './contas-da-venda.ts'
import type { VendaLida } from './vendas.sql.ts'

export interface VendaAvisada {
  readonly hotId: number
  readonly cliUid: string
  readonly vndUid: string
  readonly vndId: number
  readonly situacao: string
}

/** Call it after the commit. */
export function avisarVenda(s: Pick<Servicos, 'tempoReal'>, v: VendaAvisada): void {
  const dados = { vndUid: v.vndUid, vndId: v.vndId, situacao: v.situacao }
  s.tempoReal.avisar(`cliente:${v.cliUid}`, 'on-venda-dto', dados)
  s.tempoReal.avisar(`retaguarda:${v.hotId}`, 'on-venda-dto', dados)
}

export function vendaAvisada({ venda: v }: VendaLida): VendaAvisada {
  return { hotId: v.hotId, cliUid: v.cliUid, vndUid: v.uid, vndId: v.id, situacao: v.situacao }
}

type Momento =
  | 'criada'
  | 'vence-logo'
  | 'vencida'
  | 'prorrogada'
  | 'divergente'
  | 'devolucao'
  | 'devolvida'
  | 'fechada'
  | 'encerrada'
  | 'comprovante'
  | 'papeis'
  | 'agendada'
  | 'entregue'

/** The buyer's notice of a turning point: the guidance that the purchase page shows, the items, and the sum. `nota` goes before them. */
export async function escreverAoComprador(
  s: Pick<Servicos, 'correio'>,
  tx: Tx,
  v: VendaLida,
  momento: Momento,
  nota?: string,
  /** of what is told once, however often the task runs */
  chave?: string,
): Promise<void> {
  const tempo = vendaNoTempo(v)
  const restante = somasDe(v).restante
  await s.correio.avisar(tx, v.venda.hotId, {
    tipo: `venda-${momento}`,
    para: { cliId: v.venda.cliId },
    variaveis: {
      compra: numeroDaVenda(v.venda.id),
      leilao: v.venda.leilaoNome,
      nota: nota ?? null,
      orientacao: orientarVenda(tempo).texto,
      itens: v.itens
        .filter((i) => i.ativo)
        .map((i) => `• ${i.numero} – ${i.nome}: ${formatarReais(i.valor)}`)
        .join('\n'),
      restante: restante > 0 ? restante : null,
      prazo: tempo.dataPagamento,
    },
    ...(chave === undefined ? {} : { chave }),
    link: `/cliente/compras/${v.venda.id}`,
    marca: `compra:${v.venda.uid}`,
  })
}
