// The DNS records that a domain needs, whether they answer already, and writing them at the house's provider.
import { Badge, Button, Code, Group, Stack, Table, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'

type Resposta = RespostaDe<Calls['GET /v1/hotsite/dominio']>
const FEITO = {
  criado: 'Registro CNAME criado para',
  mudado: 'Registro CNAME mudado para',
  igual: 'O provedor já aponta para',
} as const

export function ConferirDominio({ dominio }: { dominio: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['dominio', dominio],
    enabled: false,
    retry: false,
    queryFn: () => chamar('GET /v1/hotsite/dominio', { query: { dominio } }),
  })
  const apontar = useMutation({
    mutationFn: () => chamar('POST /v1/hotsite/dominio', { body: { dominio } }),
  })
  // The platform may have no fixed address: then only its name can be pointed to.
  const registros = (data?.registros ?? []).filter((r) => r.valor !== '')
  return (
    <Stack gap="xs">
      <Group>
        <Button size="xs" variant="default" loading={isFetching} onClick={() => void refetch()}>
          Conferir o DNS
        </Button>
        <Button size="xs" variant="default" loading={apontar.isPending} onClick={() => apontar.mutate()}>
          Criar no provedor
        </Button>
        {data && (
          <Badge color={data.pronto ? 'teal' : 'yellow'} variant="light">
            {data.pronto ? 'O domínio já aponta para cá' : 'Ainda não aponta para cá'}
          </Badge>
        )}
      </Group>
      {apontar.data && (
        <Text size="sm" role="status">
          {FEITO[apontar.data.feito]} <Code>{apontar.data.valor}</Code>. Outros servidores podem demorar a
          saber.
        </Text>
      )}
      {apontar.error && (
        <Text c="red" size="sm" role="alert">
          {apontar.error.message}
        </Text>
      )}
      {error && (
        <Text c="red" size="sm">
          {error.message}
        </Text>
      )}
      {registros.length > 0 && <Registros lista={registros} />}
      <Text size="xs" c="dimmed">
        {registros.length > 1 && 'Basta um dos dois. '}O certificado é pedido pelo servidor da frente na
        primeira visita.
      </Text>
    </Stack>
  )
}

function Registros({ lista }: { lista: Resposta['registros'] }) {
  return (
    <Table.ScrollContainer
      minWidth={440}
      className="linhas-em-cartoes"
      scrollAreaProps={{
        viewportProps: { tabIndex: 0, role: 'group', 'aria-label': 'Registros do domínio' },
      }}
    >
      <Table striped>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Tipo</Table.Th>
            <Table.Th>Nome</Table.Th>
            <Table.Th>Deve ser</Table.Th>
            <Table.Th>Está</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lista.map((r) => (
            <Table.Tr key={r.tipo}>
              <Table.Td data-rotulo="Tipo">{r.tipo}</Table.Td>
              <Table.Td data-rotulo="Nome">
                <Code>{r.nome}</Code>
              </Table.Td>
              <Table.Td data-rotulo="Deve ser">
                <Code>{r.valor}</Code>
              </Table.Td>
              <Table.Td data-rotulo="Está">{r.achado.join(', ') || 'nada'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
