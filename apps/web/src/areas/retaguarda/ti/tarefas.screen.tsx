// What waits in the queue and what failed, with a second try.
import { Badge, Button, Stack, Table, Text, Title } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'

export function meta() {
  return [{ title: TELAS_RETAGUARDA.tarefasDaFila.title }]
}

export default function Tarefas() {
  const quem = useQuem()
  const { data, refetch } = useQuery({
    queryKey: ['tarefas-da-fila'],
    queryFn: () => chamar('GET /v1/ti/tarefas'),
    refetchInterval: 10_000,
  })
  const repetir = (id: string): void => {
    chamar('POST /v1/ti/tarefas/:id/repetir', { params: { id } })
      .then(() => {
        avisarSucesso('De novo na fila')
        return refetch()
      })
      .catch(avisarErro)
  }
  return (
    <Stack>
      <Title order={1} size="h2">
        Trabalhos da fila
      </Title>
      {data?.length === 0 && <Text c="dimmed">A fila está vazia.</Text>}
      {data !== undefined && data.length > 0 && (
        <Table.ScrollContainer minWidth={640} className="linhas-em-cartoes">
          <Table striped>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Trabalho</Table.Th>
                <Table.Th>Quando</Table.Th>
                <Table.Th>Tentativas</Table.Th>
                <Table.Th>Situação</Table.Th>
                <Table.Th>
                  <span className="ui-visually-hidden">Ações</span>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.map((t) => (
                <Table.Tr key={t.id}>
                  <Table.Td data-rotulo="Trabalho">{t.tarefa}</Table.Td>
                  <Table.Td data-rotulo="Quando">{formatarDataHora(Date.parse(t.quando))}</Table.Td>
                  <Table.Td data-rotulo="Tentativas">
                    {t.tentativas} de {t.maximo}
                  </Table.Td>
                  <Table.Td>
                    <Badge variant="light" color={t.falhou ? 'red' : t.emTrabalho ? 'blue' : 'gray'}>
                      {t.falhou ? 'Falhou' : t.emTrabalho ? 'Em andamento' : 'Espera'}
                    </Badge>
                    {t.erro && (
                      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                        {t.erro}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td>
                    {t.repetivel && permite('ti:agir', quem) && (
                      <Button size="compact-xs" variant="default" onClick={() => repetir(t.id)}>
                        Repetir
                      </Button>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Stack>
  )
}
