// Records for the command palette, asked of the server while typing.
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../core/api.ts'

export interface RegistroAchado {
  readonly url: string
  readonly titulo: string
  readonly descricao: string
}

export function useBuscaDeRegistros(): {
  busca: string
  buscar: (t: string) => void
  registros: readonly RegistroAchado[]
} {
  const [busca, buscar] = useState('')
  const [demorada] = useDebouncedValue(busca.trim(), 200)
  const { data } = useQuery({
    queryKey: ['busca-de-registros', demorada],
    queryFn: () => chamar('GET /v1/retaguarda/busca', { query: { texto: demorada } }),
    enabled: demorada.length >= 2,
    staleTime: 30_000,
  })
  return { busca, buscar, registros: data ?? [] }
}
