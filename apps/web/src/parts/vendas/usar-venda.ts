// A sale that keeps itself up to date: loaded by query, loaded again at each notice of the sale and after a broken
// connection. A buyer who waits for the word of a bank sees it without a notice too.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../core/api.ts'
import { useMarca, useQuem } from '../../core/marca-atual.ts'
import { useNoticias } from '../../core/usar-noticias.ts'

export type Compra = RespostaDe<Calls['GET /v1/leilao/vendas/buscar-venda/minhas-vendas/:id']>
export type VendaDaCasa = RespostaDe<Calls['GET /v1/leilao/vendas/buscar-venda/:id']>
export type ItemDaCompra = Compra['itens'][number]
export type PagamentoDaCompra = Compra['pagamentos'][number]

export const CHAVE_DAS_COMPRAS = ['compras'] as const
export const CHAVE_DAS_VENDAS = ['vendas'] as const

/** What changes a sale, or what is about to become one. */
const NOTICIAS = new Set(['on-venda-dto', 'condicional-atualizada'])

/** For screens of the buyer. */
export function useAvisosDasCompras(): void {
  const quem = useQuem()
  useNoticias(quem?.cliUid ? `cliente:${quem.cliUid}` : null, CHAVE_DAS_COMPRAS[0], NOTICIAS)
}

/** For screens of the house. */
export function useAvisosDasVendas(chave: readonly string[] = CHAVE_DAS_VENDAS): void {
  useNoticias(`retaguarda:${useMarca().id}`, chave[0] ?? '', NOTICIAS)
}

/** A notice is told once; who looks at "Assim que o banco confirmar" must not depend on it alone. */
const ESPERA_O_BANCO_MS = 5000
const SEM_PALAVRA = new Set<string>(['aguardandoEnvio', 'aguardandoValidacao'])

const esperaOBanco = (v: Pick<Compra, 'pagamentos'>): boolean =>
  v.pagamentos.some(
    (p) => SEM_PALAVRA.has(p.situacao) && (p.tipo === 'CARTAO_DE_CREDITO' || p.origemTipoPagamento === 'PIX'),
  )

export function useCompra(id: string) {
  useAvisosDasCompras()
  return useQuery({
    queryKey: [...CHAVE_DAS_COMPRAS, id],
    refetchInterval: ({ state }) => state.data !== undefined && esperaOBanco(state.data) && ESPERA_O_BANCO_MS,
    queryFn: () =>
      chamar('GET /v1/leilao/vendas/buscar-venda/minhas-vendas/:id', { params: { id: Number(id) } }),
  })
}

export function useVendaDaCasa(id: string) {
  useAvisosDasVendas()
  return useQuery({
    queryKey: [...CHAVE_DAS_VENDAS, id],
    queryFn: () => chamar('GET /v1/leilao/vendas/buscar-venda/:id', { params: { id: Number(id) } }),
  })
}
