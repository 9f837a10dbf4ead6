// The vehicle's tab "Acessos": who may see it, and who opened it.
import { Card, List, Skeleton, Stack, Table, Text, Title } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import type { AbaDeVeiculo } from '../../../parts/veiculos/aba-de-veiculo.ts'

const MOTIVO = { comitente: 'do comitente', patio: 'do pátio' } as const

export function AbaAcessos({ v }: AbaDeVeiculo) {
  const { data, error } = useQuery({
    queryKey: ['veiculo', v.uid, 'acessos'],
    queryFn: () => chamar('GET /v1/veiculos/:uid/acessos', { params: { uid: v.uid } }),
  })
  if (error) return <Text c="red">{error.message}</Text>
  if (!data) return <Skeleton height={200} />
  return (
    <Stack>
      <Card withBorder>
        <Title order={2} size="h5" mb="sm">
          Quem pode ver
        </Title>
        <Text size="sm">Papéis que veem todos os veículos: {data.papeis.join(', ')}.</Text>
        {data.pessoas.length === 0 ? (
          <Text size="sm" c="dimmed">
            Nenhuma pessoa do comitente ou do pátio tem acesso a ele.
          </Text>
        ) : (
          <List size="sm" mt="xs">
            {data.pessoas.map((p) => (
              <List.Item key={`${p.motivo} ${p.email}`}>
                {p.nome} ({p.email}), {MOTIVO[p.motivo]}
              </List.Item>
            ))}
          </List>
        )}
      </Card>
      <Card withBorder>
        <Title order={2} size="h5" mb="sm">
          Quem abriu
        </Title>
        <Text size="sm" c="dimmed" mb="xs">
          O que cada um mudou está no histórico ao lado.
        </Text>
        <Table.ScrollContainer
          minWidth={480}
          scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'group', 'aria-label': 'Quem abriu' } }}
        >
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Pessoa</Table.Th>
                <Table.Th>Papéis</Table.Th>
                <Table.Th>Última vez</Table.Th>
                <Table.Th ta="right">Vezes no dia</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.acessos.map((a) => (
                <Table.Tr key={`${a.nome} ${a.dia}`}>
                  <Table.Td>{a.nome}</Table.Td>
                  <Table.Td>{a.papeis.join(', ')}</Table.Td>
                  <Table.Td>{formatarDataHora(Date.parse(a.ultimoAt))}</Table.Td>
                  <Table.Td ta="right">{a.vezes}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Card>
    </Stack>
  )
}
