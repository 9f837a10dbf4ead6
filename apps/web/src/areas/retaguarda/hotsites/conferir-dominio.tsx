// The DNS records that a domain needs, and whether they answer already.
import { Badge, Button, Code, Group, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'

export function ConferirDominio({ dominio }: { dominio: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['dominio', dominio],
    enabled: false,
    retry: false,
    queryFn: () => chamar('GET /v1/hotsite/dominio', { query: { dominio } }),
  })
  return (
    <Stack gap="xs">
      <Group>
        <Button size="xs" variant="default" loading={isFetching} onClick={() => void refetch()}>
          Conferir o DNS
        </Button>
        {data && (
          <Badge color={data.pronto ? 'teal' : 'yellow'} variant="light">
            {data.pronto ? 'O domínio já aponta para cá' : 'Ainda não aponta para cá'}
          </Badge>
        )}
      </Group>
      {error && (
        <Text c="red" size="sm">
          {error.message}
        </Text>
      )}
      {data && (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Tipo</Table.Th>
              <Table.Th>Nome</Table.Th>
              <Table.Th>Deve ser</Table.Th>
              <Table.Th>Está</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.registros.map((r) => (
              <Table.Tr key={r.tipo}>
                <Table.Td>{r.tipo}</Table.Td>
                <Table.Td>
                  <Code>{r.nome}</Code>
                </Table.Td>
                <Table.Td>
                  <Code>{r.valor || '—'}</Code>
                </Table.Td>
                <Table.Td>{r.achado.join(', ') || 'nada'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Text size="xs" c="dimmed">
        Basta um dos dois. O certificado é pedido pelo servidor da frente na primeira visita.
      </Text>
    </Stack>
  )
}
