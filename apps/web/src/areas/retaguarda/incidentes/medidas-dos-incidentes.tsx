// How many incidents wait, and how fast the house answers: medians of the last 90 days.
import { Card, SimpleGrid, Skeleton, Text } from '@mantine/core'
import { tempoEmPalavras } from '@martelo/domain/calendario/tempo-em-palavras.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import { CHAVE_DOS_INCIDENTES } from '../../../parts/incidentes/usar-incidentes.ts'

const tempo = (minutos: number | null): string => (minutos === null ? '–' : tempoEmPalavras(minutos * 60))

export function MedidasDosIncidentes() {
  const { data } = useQuery({
    queryKey: [...CHAVE_DOS_INCIDENTES, 'medidas'],
    queryFn: () => chamar('GET /v1/incidentes/medidas'),
  })
  if (!data) return <Skeleton height={84} mb="md" />
  const cartoes: readonly (readonly [string, string, string])[] = [
    ['Pendentes', String(data.abertos), `${data.aguardandoCliente} à espera do cliente`],
    ['Atrasados', String(data.atrasados), `${data.semResponsavel} sem responsável`],
    ['Até a primeira resposta', tempo(data.minutosAteResponder), 'mediana de 90 dias'],
    [
      'Até a decisão',
      tempo(data.minutosAteDecidir),
      data.noPrazo === null ? 'mediana de 90 dias' : `${data.noPrazo}% no prazo`,
    ],
  ]
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm" mb="md">
      {cartoes.map(([titulo, valor, ajuda]) => (
        <Card withBorder key={titulo} py="xs">
          <Text size="sm" c="dimmed">
            {titulo}
          </Text>
          <Text size="xl" fw={700} className="numeros">
            {valor}
          </Text>
          <Text size="xs" c="dimmed">
            {ajuda}
          </Text>
        </Card>
      ))}
    </SimpleGrid>
  )
}
