/** A purchase in tests of money: sold to a client of the scenario, seen by him and by the house. */
import { buscarVenda } from '@martelo/contracts/vendas/buscar-venda.contract.ts'
import { minhaVenda } from '@martelo/contracts/vendas/minha-venda.contract.ts'
import { sql } from 'kysely'
import type { Cenario, ClienteDoCenario } from './cenario.ts'
import { executarChamada } from './executar-chamada.ts'
import { bater, type Praca, venderLote } from './venda-de-teste.ts'

/** The scenario and its bank come later, from the file's `beforeAll`. */
export function comprasDeTeste(c: () => Cenario, p: () => Praca) {
  const cliente = (i: number): ClienteDoCenario => c().clientes[i] as ClienteDoCenario
  return {
    cliente,
    /** A sale of one lot to that client; commission 5 %. */
    async venda(i: number, valor = 10_000_00): Promise<{ id: number; total: number; lote: number }> {
      // A sale is shared by the lots of one client until it is paid: each test ends its own.
      await sql`update venda set situacao = 'Cancelada' where cli_id = ${cliente(i).cliId} and situacao in ('Aguardando Pagamento', 'Aguardando Validação')`.execute(
        c().banco.sistema,
      )
      const lote = await bater(c(), cliente(i), valor)
      const id = await venderLote(c(), lote)
      if (id === null) throw new Error('no sale')
      return { id, total: valor + valor / 20, lote: lote.id }
    },
    ver: async (i: number, id: number) =>
      (await executarChamada(p().ctx(cliente(i)), minhaVenda, { params: { id } })).valor,
    daCasa: async (id: number) =>
      (await executarChamada(p().ctx(c().equipe), buscarVenda, { params: { id } })).valor,
  }
}
