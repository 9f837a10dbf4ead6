// Deposits that keep themselves up to date: asked again at each notice of the room and after a broken connection.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMarca, useQuem } from '../../core/marca-atual.ts'
import { entrarNaSala } from '../../core/tempo-real.ts'

export type MinhaCaucao = RespostaDe<Calls['GET /v1/cliente/caucoes/:leiUid']>
export type CaucaoDoCliente = RespostaDe<Calls['GET /v1/cliente/caucoes']>[number]
export type CaucaoDaCasa = RespostaDe<Calls['GET /v1/leilao/caucoes']>[number]

export const CHAVE_DAS_CAUCOES = ['caucoes'] as const

const NOTICIAS = new Set(['caucao-atualizada', 'habilitacao-decidida'])

function useAvisos(sala: string | null, nome: string): void {
  const consultas = useQueryClient()
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

/** For screens of the client. */
export function useAvisosDasMinhasCaucoes(): void {
  const quem = useQuem()
  useAvisos(quem?.cliUid ? `cliente:${quem.cliUid}` : null, CHAVE_DAS_CAUCOES[0])
}

/** For screens of the house; `nome` is the list's. */
export function useAvisosDasCaucoes(nome: string): void {
  useAvisos(`retaguarda:${useMarca().id}`, nome)
}
