// A sale that keeps itself up to date: loaded by query, loaded again at each notice of the sale and after a broken
// connection.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chamar } from '../../core/api.ts'
import { useMarca, useQuem } from '../../core/marca-atual.ts'
import { entrarNaSala } from '../../core/tempo-real.ts'

export type Compra = RespostaDe<Calls['GET /v1/leilao/vendas/buscar-venda/minhas-vendas/:id']>
export type VendaDaCasa = RespostaDe<Calls['GET /v1/leilao/vendas/buscar-venda/:id']>
export type ItemDaCompra = Compra['itens'][number]
export type PagamentoDaCompra = Compra['pagamentos'][number]

export const CHAVE_DAS_COMPRAS = ['compras'] as const
export const CHAVE_DAS_VENDAS = ['vendas'] as const

/** What changes a sale, or what is about to become one. */
const NOTICIAS = new Set(['on-venda-dto', 'condicional-atualizada'])

/** Asks everything below `chave` again whenever the sale's room says that a sale changed. */
function useAvisosDeVenda(sala: string | null, chave: readonly string[]): void {
  const consultas = useQueryClient()
  const nome = chave[0] ?? ''
  useEffect(() => {
    if (sala === null) return
    const recarregar = (): void => void consultas.invalidateQueries({ queryKey: [nome] })
    return entrarNaSala(sala, {
      quadro: (q) => {
        if (NOTICIAS.has(q.evento)) recarregar()
      },
      recarregar,
    })
  }, [sala, nome, consultas])
}

/** For screens of the buyer. */
export function useAvisosDasCompras(): void {
  const quem = useQuem()
  useAvisosDeVenda(quem?.cliUid ? `cliente:${quem.cliUid}` : null, CHAVE_DAS_COMPRAS)
}

/** For screens of the house. */
export function useAvisosDasVendas(chave: readonly string[] = CHAVE_DAS_VENDAS): void {
  useAvisosDeVenda(`retaguarda:${useMarca().id}`, chave)
}

export function useCompra(id: string) {
  useAvisosDasCompras()
  return useQuery({
    queryKey: [...CHAVE_DAS_COMPRAS, id],
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
