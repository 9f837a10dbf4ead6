// How much of his buying limits a client has in use. Shows nothing to a client without limits.
import { Card, Group, Progress, SimpleGrid, Text } from '@mantine/core'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'

export function MeuLimite() {
  const { data } = useQuery({ queryKey: ['meus-limites'], queryFn: () => chamar('GET /v1/cliente/limites') })
  const limites = [
    ...(data?.geral ? [{ nome: 'Limite de compra', ...data.geral }] : []),
    ...(data?.leiloes ?? []),
  ]
  if (limites.length === 0) return null
  return (
    <SimpleGrid cols={{ base: 1, sm: Math.min(3, limites.length) }}>
      {limites.map((l) => (
        <Card key={l.nome} withBorder padding="sm">
          <Group justify="space-between" wrap="nowrap">
            <Text size="sm" fw={600} lineClamp={1}>
              {l.nome}
            </Text>
            <Text size="sm" className="numeros">
              {formatarReais(l.limite)}
            </Text>
          </Group>
          <Progress
            my="xs"
            value={l.limite === 0 ? 100 : Math.min(100, (l.comprometido / l.limite) * 100)}
            color={l.disponivel === 0 ? 'red' : 'blue'}
            aria-label={`${l.nome}: ${formatarReais(l.comprometido)} em uso`}
          />
          <Text size="xs" c="dimmed">
            {formatarReais(l.comprometido)} em uso · {formatarReais(l.disponivel)} disponíveis
          </Text>
        </Card>
      ))}
    </SimpleGrid>
  )
}
