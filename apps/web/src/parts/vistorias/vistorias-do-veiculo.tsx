// The vehicle's tab "Vistoria": its inspections, the newest first, and the way to ask for one.
import { Alert, Anchor, Group, Skeleton, Stack, Table, Text } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { bemVistoriado } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../core/api.ts'
import { useQuem } from '../../core/marca-atual.ts'
import type { AbaDeVeiculo } from '../veiculos/aba-de-veiculo.ts'
import { PedirVistoria } from './pedir-vistoria.tsx'
import { SeloDaNota, SeloDaVistoria } from './selos.tsx'

export function VistoriasDoVeiculo({ v }: AbaDeVeiculo) {
  const abre = permite('vistoria:ver', useQuem())
  const { data, error, refetch } = useQuery({
    queryKey: ['vistorias', 'do-veiculo', v.uid],
    queryFn: () =>
      chamar('GET /v1/vistorias/qb', {
        query: { veiculo: v.uid, pagina: 1, porPagina: 100, ordenar: '-createdAt' },
      }),
  })
  return (
    <Stack>
      <Group justify="end">
        <PedirVistoria veiUid={v.uid} bem={bemVistoriado(v.tipoId)} aoPedir={() => void refetch()} />
      </Group>
      {error && !data && <Alert color="red">{error.message}</Alert>}
      {!data && !error && <Skeleton h="8rem" />}
      {data?.length === 0 && <Text c="dimmed">Este veículo ainda não tem vistorias.</Text>}
      {data && data.length > 0 && (
        <Table.ScrollContainer minWidth={560}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Vistoria</Table.Th>
                <Table.Th>Situação</Table.Th>
                <Table.Th>Vistoriador</Table.Th>
                <Table.Th>Realizada em</Table.Th>
                <Table.Th>Laudo</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.map((x) => (
                <Table.Tr key={x.uid}>
                  <Table.Td>
                    {abre ? (
                      <Anchor
                        component={Link}
                        size="sm"
                        to={caminho(TELAS_RETAGUARDA.vistoria, { uid: x.uid })}
                      >
                        {`${x.id} · ${x.tipo.nome}`}
                      </Anchor>
                    ) : (
                      `${x.id} · ${x.tipo.nome}`
                    )}
                    {x.saidaPatio && ' (saída)'}
                  </Table.Td>
                  <Table.Td>
                    <Group gap="xs">
                      <SeloDaVistoria situacao={x.situacao} />
                      {x.nota && <SeloDaNota nota={x.nota} />}
                    </Group>
                  </Table.Td>
                  <Table.Td>{x.vistoriador ?? '—'}</Table.Td>
                  <Table.Td>{x.dataFim ? formatarDataHora(Date.parse(x.dataFim)) : '—'}</Table.Td>
                  <Table.Td>
                    {x.dataFim && (
                      <Anchor size="sm" href={caminho(TELAS_IMPRESSOS.laudoVistoria, { hash: x.hash })}>
                        Laudo
                      </Anchor>
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
