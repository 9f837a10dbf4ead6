// The questions that wait for an answer of the house: refetched when the room says that one was written or read, and
// polled where no room is open.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { chamar } from '../../core/api.ts'
import { entrarNaSala } from '../../core/tempo-real.ts'

export type Pergunta = RespostaDe<Calls['GET /v1/conversas/perguntas']>[number]

const DE_NOVO_MS = 30_000
/** A lively conversation tells several things at once. */
const ESPERA_MS = 400
const MUDAM = new Set(['mensagem-enviada', 'mensagem-removida', 'mensagens-lidas'])

/** Of one auction, or of all that this person answers for. */
export function usePerguntas(leiUid?: string) {
  const { data, error, refetch } = useQuery({
    queryKey: ['perguntas', leiUid ?? null],
    queryFn: () => chamar('GET /v1/conversas/perguntas', { query: leiUid === undefined ? {} : { leiUid } }),
    refetchInterval: DE_NOVO_MS,
  })
  const recarregar = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (leiUid === undefined) return undefined
    let espera: ReturnType<typeof setTimeout> | undefined
    const sair = entrarNaSala(`leilao:${leiUid}`, {
      quadro: ({ evento }) => {
        if (!MUDAM.has(evento)) return
        espera ??= setTimeout(() => {
          espera = undefined
          recarregar()
        }, ESPERA_MS)
      },
      recarregar: () => recarregar(),
    })
    return () => {
      clearTimeout(espera)
      sair()
    }
  }, [leiUid])
  return { perguntas: data ?? null, erro: error, recarregar: () => void refetch() }
}
