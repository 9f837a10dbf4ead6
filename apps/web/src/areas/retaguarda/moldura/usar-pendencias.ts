// What waits for this person, asked once for the menu and the home page; again when something happens in the house, at most
// every few seconds, and every minute because clocks run out without a notice.
import { useThrottledCallback } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chamar } from '../../../core/api.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { entrarNaSala } from '../../../core/tempo-real.ts'

const CHAVE = ['pendencias']
const ESPERA_MS = 5_000

export function usePendencias() {
  return useQuery({
    queryKey: CHAVE,
    queryFn: () => chamar('GET /v1/retaguarda/pendencias'),
    refetchInterval: 60_000,
    staleTime: 15_000,
    refetchOnMount: true,
  })
}

/** Once, in the frame. */
export function useNoticiasDasPendencias(): void {
  const { id } = useMarca()
  const consultas = useQueryClient()
  const refazer = useThrottledCallback(() => void consultas.invalidateQueries({ queryKey: CHAVE }), ESPERA_MS)
  useEffect(() => entrarNaSala(`retaguarda:${id}`, { quadro: refazer, recarregar: refazer }), [id, refazer])
}
