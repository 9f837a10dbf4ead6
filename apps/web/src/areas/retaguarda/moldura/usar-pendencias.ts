// What waits for this person, asked once for the menu and the home page; again when something happens in the house, at most
// every few seconds, and every minute because clocks run out without a notice.
import { permite } from '@martelo/contracts/core/permissions.ts'
import { useThrottledCallback } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chamar } from '../../../core/api.ts'
import { useMarca, useQuem } from '../../../core/marca-atual.ts'
import { entrarNaSala } from '../../../core/tempo-real.ts'

const CHAVE = ['pendencias']
const ESPERA_MS = 5_000

export function usePendencias() {
  const enabled = useEhDaCasa()
  return useQuery({
    enabled,
    queryKey: CHAVE,
    queryFn: () => chamar('GET /v1/retaguarda/pendencias'),
    refetchInterval: 60_000,
    staleTime: 15_000,
    refetchOnMount: true,
  })
}

/** A consignor opens some screens of the house in its frame too: what waits for the house is not his. */
export const useEhDaCasa = (): boolean => permite('retaguarda:entrar', useQuem())

/** Once, in the frame. */
export function useNoticiasDasPendencias(): void {
  const { id } = useMarca()
  const consultas = useQueryClient()
  const refazer = useThrottledCallback(() => void consultas.invalidateQueries({ queryKey: CHAVE }), ESPERA_MS)
  const daCasa = useEhDaCasa()
  useEffect(
    () => (daCasa ? entrarNaSala(`retaguarda:${id}`, { quadro: refazer, recarregar: refazer }) : undefined),
    [daCasa, id, refazer],
  )
}
