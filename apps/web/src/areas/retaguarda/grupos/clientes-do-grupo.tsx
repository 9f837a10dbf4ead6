// Who is in a group, and how he came in.
import { Alert, Anchor, Badge, Button, Group, Skeleton, Stack, Table, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar, chamarContando } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'

/** Of a large group the first of its list stand here, with their number. */
const MOSTRADOS = 200

export function ClientesDoGrupo({ uid, porCondicao }: { uid: string; porCondicao: boolean }) {
  const quem = useQuem()
  const { data, error, refetch } = useQuery({
    queryKey: ['clientes-do-grupo', uid],
    queryFn: () =>
      chamarContando('GET /v1/grupos-de-clientes/:uid/clientes', {
        params: { uid },
        query: { pagina: 1, porPagina: MOSTRADOS },
      }),
  })
  const preencher = (): void => {
    chamar('POST /v1/grupos-de-clientes/:uid/preencher', { params: { uid } })
      .then((r) => {
        avisarSucesso(`Entraram ${r.entraram}, saíram ${r.sairam}`)
        return refetch()
      })
      .catch(avisarErro)
  }
  return (
    <Stack>
      {porCondicao && permite('grupo-cliente:editar', quem) && (
        <Group>
          <Button variant="default" size="xs" onClick={preencher}>
            Aplicar a condição agora
          </Button>
          <Text size="xs" c="dimmed">
            O sistema aplica a cada dez minutos.
          </Text>
        </Group>
      )}
      {error && !data && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton h={160} role="status" aria-label="Carregando" />}
      {data?.valor.length === 0 && <Ninguem porCondicao={porCondicao} />}
      {data !== undefined && data.valor.length > 0 && <Lista clientes={data.valor} />}
      {data !== undefined && data.total > MOSTRADOS && (
        <Text size="sm" c="dimmed">
          Os {MOSTRADOS} primeiros de {quantos(data.total, 'cliente', 'clientes')}.
        </Text>
      )}
    </Stack>
  )
}

/** A group by hand is filled where the client is. */
function Ninguem({ porCondicao }: { porCondicao: boolean }) {
  return (
    <Text c="dimmed">
      Nenhum cliente neste grupo.
      {!porCondicao && (
        <>
          {' '}
          Ponha cada um na sua ficha, aba Grupos:{' '}
          <Anchor component={Link} to={TELAS_RETAGUARDA.clientes.path} inherit>
            abrir os clientes
          </Anchor>
          .
        </>
      )}
    </Text>
  )
}

type Membro = RespostaDe<Calls['GET /v1/grupos-de-clientes/:uid/clientes']>[number]

function Lista({ clientes }: { clientes: readonly Membro[] }) {
  return (
    <Table.ScrollContainer minWidth={420}>
      <Table striped>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Cliente</Table.Th>
            <Table.Th>Entrou</Table.Th>
            <Table.Th>Desde</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {clientes.map((c) => (
            <Table.Tr key={c.uid}>
              <Table.Td>
                <Anchor component={Link} to={caminho(TELAS_RETAGUARDA.cliente, { id: c.id })} size="sm">
                  {c.nome}
                </Anchor>
                <Text size="xs" c="dimmed">
                  {c.apelido}
                </Text>
              </Table.Td>
              <Table.Td>
                <Badge variant="light" color={c.origem === 'regra' ? 'blue' : 'gray'}>
                  {c.origem === 'regra' ? 'Pela condição' : 'À mão'}
                </Badge>
              </Table.Td>
              <Table.Td>{formatarData(Date.parse(c.desde))}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
