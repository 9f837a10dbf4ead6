// How long each kind of data is kept, by which rule, and what has gone already.
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { Badge, Button, Group, Stack, Table, Text, Title } from '@mantine/core'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'

const DIA = 24
function porExtenso(horas: number): string {
  if (horas < 48) return `${horas} h`
  const dias = Math.round(horas / DIA)
  return dias >= 366 ? quantos(Math.round(dias / 366), 'ano', 'anos') : quantos(dias, 'dia', 'dias')
}

export function meta() {
  return [{ title: TELAS_RETAGUARDA.guardaDeDados.title }]
}

export default function GuardaDeDados() {
  const { data } = useQuery({
    queryKey: ['guarda-de-dados'],
    queryFn: () => chamar('GET /v1/privacidade/guarda'),
  })
  const executar = (): void => {
    chamar('POST /v1/privacidade/guarda/executar')
      .then(() => avisarSucesso('A limpeza está na fila'))
      .catch(avisarErro)
  }
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          Guarda de dados
        </Title>
        <Button variant="default" onClick={executar}>
          Executar agora
        </Button>
      </Group>
      <Table.ScrollContainer minWidth={720}>
        <Table striped>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Dados</Table.Th>
              <Table.Th>Prazo</Table.Th>
              <Table.Th>Por que regra</Table.Th>
              <Table.Th>Última limpeza</Table.Th>
              <Table.Th>Já saíram</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data?.map((g) => (
              <Table.Tr key={g.categoria}>
                <Table.Td>
                  {g.oque}{' '}
                  {g.pessoal && (
                    <Badge size="xs" variant="light">
                      Pessoal
                    </Badge>
                  )}
                </Table.Td>
                <Table.Td>{porExtenso(g.horas)}</Table.Td>
                <Table.Td>
                  <Text size="xs">{g.fonte}</Text>
                </Table.Td>
                <Table.Td>{g.ultima === null ? '—' : formatarDataHora(Date.parse(g.ultima))}</Table.Td>
                <Table.Td>{g.linhas.toLocaleString('pt-BR')}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  )
}
