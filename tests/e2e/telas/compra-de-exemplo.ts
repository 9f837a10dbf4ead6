/**
 * A purchase of the demonstration that is far enough along that every paper of it exists: paid, its pickup booked by a
 * third person.
 */
import type { Page } from '@playwright/test'
import { pelaApi } from './pela-api.ts'

export interface CompraDeExemplo {
  readonly id: number
  /** of the purchase's statement, and of the authorisation for a third party who collects */
  readonly extrato: string
  readonly retirada: string
}

interface Venda {
  readonly id: number
  readonly hashQrcode: string
  readonly itens: readonly {
    readonly agendamentoRetirada: { readonly hashQrcode: string; readonly terceiro: unknown } | null
  }[]
}

/** `cliente` is signed in and stands on any page of a brand with purchases. */
export async function compraDeExemplo(cliente: Page): Promise<CompraDeExemplo> {
  const compras = await pelaApi<Venda[]>(cliente, 'GET', '/v1/leilao/vendas/buscar-venda/minhas-vendas')
  for (const { id, hashQrcode, itens } of compras) {
    const agendado = itens[0]?.agendamentoRetirada
    if (agendado?.terceiro) return { id, extrato: hashQrcode, retirada: agendado.hashQrcode }
  }
  throw new Error('no purchase of the demonstration is to be collected by a third person')
}
