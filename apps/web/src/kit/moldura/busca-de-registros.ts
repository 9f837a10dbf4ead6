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
  /** the server has not answered for what is typed now */
  buscando: boolean
} {
  const [busca, buscar] = useState('')
  const [demorada] = useDebouncedValue(busca.trim(), 200)
  const { data, isFetching } = useQuery({
    queryKey: ['busca-de-registros', demorada],
    queryFn: () => chamar('GET /v1/retaguarda/busca', { query: { texto: demorada } }),
    enabled: demorada.length >= 2,
    staleTime: 30_000,
  })
  const pedido = busca.trim()
  return {
    busca,
    buscar,
    registros: pedido === demorada ? (data ?? []) : [],
    buscando: pedido.length >= 2 && (pedido !== demorada || isFetching),
  }
}
