// The settings in force, and where each comes from.
import { Badge, Code, Stack, Table, Text, Title } from '@mantine/core'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import '../../../kit/tabela/tabela.css'

const ORIGEM = {
  ambiente: ['Ambiente', 'teal'],
  padrao: ['Padrão', 'gray'],
  ausente: ['Ausente', 'gray'],
} as const

export function meta() {
  return [{ title: TELAS_RETAGUARDA.configuracaoEmVigor.title }]
}

export default function ConfiguracaoEmVigor() {
  const { data } = useQuery({
    queryKey: ['configuracao-em-vigor'],
    queryFn: () => chamar('GET /v1/ti/configuracao'),
  })
  return (
    <Stack>
      <Title order={1} size="h2">
        Configuração em vigor
      </Title>
      <Text size="sm" c="dimmed">
        Do processo que respondeu a esta página. Segredos e endereços com senha não mostram o valor.
      </Text>
      <div className="tabela-corpo">
        <Table striped>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Nome</Table.Th>
              <Table.Th>Valor</Table.Th>
              <Table.Th>De onde vem</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data?.map((c) => (
              <Table.Tr key={c.nome}>
                <Table.Td data-titulo="Nome">
                  <Code>{c.nome}</Code>
                </Table.Td>
                <Table.Td data-titulo="Valor">
                  {c.segredo && c.origem !== 'ausente' ? '••••••' : c.valor || '—'}
                </Table.Td>
                <Table.Td data-titulo="De onde vem">
                  <Badge variant="light" color={ORIGEM[c.origem][1]}>
                    {ORIGEM[c.origem][0]}
                  </Badge>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Stack>
  )
}
