// What the law lets a person ask of the house: his copy, and what an erasure would take and leave.
import { Alert, Button, Card, Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { chamar, enderecoDe } from '../../../core/api.ts'

export function AbaPrivacidadeDoCliente({ id }: { id: number }) {
  const { data, isFetching, refetch, error } = useQuery({
    queryKey: ['ensaio-da-exclusao', id],
    enabled: false,
    queryFn: () => chamar('GET /v1/clientes/:id/ensaio-da-exclusao', { params: { id } }),
  })
  return (
    <Stack>
      <Card withBorder>
        <Title order={2} size="h5" mb="xs">
          Cópia dos dados
        </Title>
        <Text size="sm" mb="sm">
          Tudo o que a casa guarda desta pessoa, para entregar a ela. O pedido fica no histórico.
        </Text>
        <Button
          component="a"
          variant="default"
          href={enderecoDe('/v1/clientes/:id/dados', { params: { id } })}
        >
          Baixar em JSON
        </Button>
      </Card>
      <Card withBorder>
        <Title order={2} size="h5" mb="xs">
          Ensaio da exclusão
        </Title>
        <Group mb="sm">
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            Ver o que sairia
          </Button>
          <Text size="sm" c="dimmed">
            Nada muda.
          </Text>
        </Group>
        {error && <Alert color="red">{error.message}</Alert>}
        {data && (
          <Stack>
            {data.impedimentos.length > 0 && (
              <Alert color="yellow" title="Agora não pode ser excluído">
                <List size="sm">
                  {data.impedimentos.map((i) => (
                    <List.Item key={i}>{i}</List.Item>
                  ))}
                </List>
              </Alert>
            )}
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              {(['sai', 'fica'] as const).map((lado) => (
                <div key={lado}>
                  <Text fw={600}>{lado === 'sai' ? 'Sai' : 'Fica'}</Text>
                  <List size="sm">
                    {data[lado].map((x) => (
                      <List.Item key={x.oque}>
                        {x.oque}: {x.linhas}
                      </List.Item>
                    ))}
                  </List>
                </div>
              ))}
            </SimpleGrid>
          </Stack>
        )}
      </Card>
    </Stack>
  )
}
