// Tells buyer and staff that a sale changed: a notice for open screens (after the commit) and, at the turning points,
// a mail (in the transaction). Screens load the sale again, so a notice that came twice does no harm.

import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
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
  | 'agendada'
  | 'entregue'

const ASSUNTOS: Readonly<Record<Momento, (v: VendaLida) => string>> = {
  criada: (v) => `Sua compra no ${v.venda.leilaoNome}: veja como pagar`,
  'vence-logo': (v) => `Compra ${v.venda.id}: o prazo de pagamento está acabando`,
  vencida: (v) => `Compra ${v.venda.id}: o prazo de pagamento terminou`,
  prorrogada: (v) => `Compra ${v.venda.id}: novo prazo de pagamento`,
  divergente: (v) => `Compra ${v.venda.id}: há uma divergência no pagamento`,
  devolucao: (v) => `Compra ${v.venda.id}: vamos devolver um valor a você`,
  devolvida: (v) => `Compra ${v.venda.id}: devolvemos um valor a você`,
  fechada: (v) => `Compra ${v.venda.id}: pagamento confirmado`,
  encerrada: (v) => `Compra ${v.venda.id}: encerrada`,
  agendada: (v) => `Compra ${v.venda.id}: retirada agendada`,
  entregue: (v) => `Compra ${v.venda.id}: retirada registrada`,
}

/** The buyer's mail of a turning point: the guidance that the purchase page shows, the items, and the sum. `nota` goes before them. */
export async function escreverAoComprador(
  s: Pick<Servicos, 'correio'>,
  tx: Tx,
  v: VendaLida,
  momento: Momento,
  nota?: string,
): Promise<void> {
  const tempo = vendaNoTempo(v)
  const restante = somasDe(v).restante
  const linhas = [
    `Olá, ${v.venda.clienteNome}.`,
    ...(nota === undefined ? [] : ['', nota]),
    '',
    orientarVenda(tempo).texto,
    '',
    ...v.itens.filter((i) => i.ativo).map((i) => `• ${i.numero} – ${i.nome}: ${formatarReais(i.valor)}`),
    ...(restante > 0
      ? ['', `A pagar: ${formatarReais(restante)} até ${formatarDia(tempo.dataPagamento)}.`]
      : []),
    '',
    'Acompanhe em Minhas compras, na sua área do site.',
  ]
  await s.correio.enviar(tx, v.venda.hotId, {
    canal: 'email',
    para: v.venda.email,
    assunto: ASSUNTOS[momento](v),
    texto: linhas.join('\n'),
  })
}
