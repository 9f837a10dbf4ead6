// Deposits that keep themselves up to date: refetched at each notice of the room and after a broken connection.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { useMarca, useQuem } from '../../core/marca-atual.ts'
import { useNoticias } from '../../core/usar-noticias.ts'

export type MinhaCaucao = RespostaDe<Calls['GET /v1/cliente/caucoes/:leiUid']>
export type CaucaoDoCliente = RespostaDe<Calls['GET /v1/cliente/caucoes']>[number]
export type CaucaoDaCasa = RespostaDe<Calls['GET /v1/leilao/caucoes']>[number]

export const CHAVE_DAS_CAUCOES = ['caucoes'] as const

const NOTICIAS = new Set(['caucao-atualizada', 'habilitacao-decidida'])

/** For screens of the client. */
export function useAvisosDasMinhasCaucoes(): void {
  const quem = useQuem()
  useNoticias(quem?.cliUid ? `cliente:${quem.cliUid}` : null, CHAVE_DAS_CAUCOES[0], NOTICIAS)
}

/** For screens of the house; `nome` is the list's. */
export function useAvisosDasCaucoes(nome: string): void {
  useNoticias(`retaguarda:${useMarca().id}`, nome, NOTICIAS)
}
