// What the buyers' account must say of a sale, from the sale's own sums: the ledger is proven by another way than the one
// by which it is written.
import type { Centavos } from '../comum/dinheiro.ts'
import { excedenteDevolvido } from '../pagamentos/devolucao-do-pagamento.ts'
import { somasDaVenda, valoresDaVenda } from '../vendas/somas.ts'
import {
  type DevolucaoNoRazao,
  type PagamentoNoRazao,
  type VendaNoRazao,
  vendaDevida,
} from './posicao-da-venda.ts'

export interface DevidoNaVenda {
  /** what the sale says is missing */
  readonly restante: Centavos
  /** what the account must say: a payment under validation lowers `restante`, but is no money yet */
  readonly esperado: Centavos
}

export function devidoNaVenda(
  v: VendaNoRazao,
  pagamentos: readonly Pick<PagamentoNoRazao, 'tipo' | 'valor' | 'situacao' | 'ativo'>[],
  devolucoes: readonly DevolucaoNoRazao[],
): DevidoNaVenda {
  const ativos = pagamentos.filter((p) => p.ativo)
  const devolvido = excedenteDevolvido(devolucoes)
  const somas = somasDaVenda(
    valoresDaVenda(v.itens, { desconto: v.valorDesconto, extras: v.extras }),
    ativos,
    devolvido,
  )
  const excedentes = devolucoes
    .filter((d) => d.origem === 'excedente' && d.situacao !== 'dispensada')
    .reduce((t, d) => t + d.valor, 0)
  if (vendaDevida(v.situacao))
    return {
      restante: somas.restante,
      esperado: somas.restante - devolvido + somas.aguardandoValidacao + excedentes,
    }
  const multa = v.situacao === 'Cliente Desistiu' ? v.multaComissao + v.multaValor : 0
  return { restante: multa - somas.aprovado, esperado: multa - somas.aprovado + excedentes }
}
