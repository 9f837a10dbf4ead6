// Negotiations in which the client has the word, and those that wait for the house: first on the page of his bids, where
// the notices lead.
import { Stack, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import { FioDaNegociacao } from '../../../parts/lances/negociacao.tsx'
import { CHAVE_DOS_LANCES } from './usar-meus-lances.ts'

export function EsperamPorVoce() {
  const consultas = useQueryClient()
  const { data } = useQuery({
    // With the bids: what renews them renews this.
    queryKey: [CHAVE_DOS_LANCES, 'negociacoes'],
    queryFn: () => chamar('GET /v1/cliente/negociacoes'),
  })
  const fios = (data ?? []).filter((n) => n.situacao === 'espera-voce' || n.situacao === 'espera-a-casa')
  if (fios.length === 0) return null
  return (
    <Stack gap="sm" component="section" aria-label="Em negociação">
      <Title order={2} size="h4">
        Em negociação
      </Title>
      {fios
        .toSorted((a, b) => Number(b.situacao === 'espera-voce') - Number(a.situacao === 'espera-voce'))
        .map((fio) => (
          <FioDaNegociacao
            key={fio.lelUid}
            fio={fio}
            comLote
            feito={() => void consultas.invalidateQueries({ queryKey: [CHAVE_DOS_LANCES] })}
          />
        ))}
    </Stack>
  )
}
