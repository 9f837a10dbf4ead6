// One client's money over all his purchases, from the sums that each purchase shows.
import { meuSaldo } from '@martelo/contracts/vendas/meu-saldo.contract.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { somasDe } from './contas-da-venda.ts'
import { idsDasVendas } from './lista-de-vendas.sql.ts'
import { lerVendas, type VendaLida } from './vendas.sql.ts'

/** A limit on one answer: more purchases than a person makes; the newest count. */
const NO_MAXIMO = 500

handle(meuSaldo, (ctx) =>
  ctx.ler(async (tx) => {
    const { cliId } = exigirCliente(ctx)
    const hotId = ctx.hotsite.id
    const { ids } = await idsDasVendas(tx, { hotId, cliId, pagina: 1, porPagina: NO_MAXIMO })
    const vendas = (await lerVendas(tx, hotId, ids)).filter((v) => v.venda.situacao !== 'Cliente Desistiu')
    const soma = (de: (v: VendaLida) => number) => vendas.reduce((s, v) => s + Math.max(0, de(v)), 0)
    const devolucoes = vendas.flatMap((v) => v.devolucoes)
    const total = (situacoes: readonly string[]) =>
      devolucoes.filter((d) => situacoes.includes(d.situacao)).reduce((s, d) => s + d.valor, 0)
    return {
      devido: soma((v) => somasDe(v).restante),
      aPagar: vendas
        .filter((v) => somasDe(v).restante > 0)
        .toSorted((a, b) => a.venda.dataPagamento.getTime() - b.venda.dataPagamento.getTime())
        .map((v) => ({
          id: v.venda.id,
          leilao: v.venda.leilaoNome,
          valor: somasDe(v).restante,
          vencimento: diaEmBrasilia(v.venda.dataPagamento.getTime()),
        })),
      emValidacao: soma((v) => somasDe(v).aguardandoValidacao),
      pago: soma((v) => somasDe(v).aprovado),
      aDevolver: total(['a_devolver', 'pedida']),
      devolvido: total(['devolvida']),
    }
  }),
)
