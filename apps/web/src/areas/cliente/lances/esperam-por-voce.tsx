// Negotiations in which the client has the word, those that wait for the house, and the one that a notice named or that he
// just answered: first on the page of his bids, where the notices lead.
import { Stack, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import { FioDaNegociacao } from '../../../parts/lances/negociacao.tsx'
import { fiosAMostrar } from './fios-a-mostrar.ts'
import { CHAVE_DOS_LANCES } from './usar-meus-lances.ts'

export function useFiosDaPagina(lote: string | null) {
  const { data } = useQuery({
    // With the bids: what renews them renews this.
    queryKey: [CHAVE_DOS_LANCES, 'negociacoes', lote],
    queryFn: async () => {
      const [todos, nomeado] = await Promise.all([
        chamar('GET /v1/cliente/negociacoes'),
        // Older than those of the list, it is asked for by itself.
        lote === null ? [] : chamar('GET /v1/cliente/negociacoes', { query: { lelUid: lote } }),
      ])
      return fiosAMostrar(todos, nomeado[0] ?? null)
    },
    placeholderData: (antes) => antes,
  })
  return data ?? []
}

export function EsperamPorVoce({
  fios,
  aoResponder,
}: {
  readonly fios: ReturnType<typeof useFiosDaPagina>
  aoResponder(lelUid: string): void
}) {
  const consultas = useQueryClient()
  if (fios.length === 0) return null
  return (
    <Stack gap="sm" component="section" aria-label="Em negociação">
      <Title order={2} size="h4">
        Em negociação
      </Title>
      {fios.map((fio) => (
        <FioDaNegociacao
          key={fio.lelUid}
          fio={fio}
          comLote
          feito={() => {
            aoResponder(fio.lelUid)
            void consultas.invalidateQueries({ queryKey: [CHAVE_DOS_LANCES] })
          }}
        />
      ))}
    </Stack>
  )
}
