// The rooms of this house: which are on air, which come next, each with its page for visitors and its board.
import { Alert, Anchor, Badge, Skeleton, Stack, Table, Text, Title } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { TELAS_VITRINE } from '@martelo/contracts/core/telas/vitrine.telas.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import '../../../kit/tabela/tabela.css'

const RELER_MS = 30_000

export function meta() {
  return [{ title: TELAS_RETAGUARDA.auditorios.title }]
}

export default function Auditorios() {
  const quem = useQuem()
  const { data, error } = useQuery({
    queryKey: ['auditorios'],
    refetchInterval: RELER_MS,
    queryFn: async () => {
      const de = (quadro: 'ao-vivo' | 'ativo') =>
        chamar('GET /v1/leiloes/lista-site', { query: { quadro, limit: 50 } })
      return [...(await de('ao-vivo')), ...(await de('ativo'))].filter(
        (l, i, todos) => todos.findIndex((x) => x.uid === l.uid) === i,
      )
    },
  })
  const painel = permite(TELAS_RETAGUARDA.painelDoEvento.permission, quem)
  return (
    <Stack>
      <Title order={1} size="h2">
        Auditórios
      </Title>
      {error && !data && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton height={240} role="status" aria-label="Carregando" />}
      {data?.length === 0 && <Text c="dimmed">Nenhum leilão ao vivo ou publicado.</Text>}
      {data !== undefined && data.length > 0 && (
        <div className="tabela-corpo">
          <Table striped>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Leilão</Table.Th>
                <Table.Th>Quando</Table.Th>
                <Table.Th>Sala</Table.Th>
                <Table.Th>Abrir</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.map((l) => (
                <Table.Tr key={l.uid}>
                  <Table.Td data-titulo="Leilão">{l.nomeSemData}</Table.Td>
                  <Table.Td data-titulo="Quando">{formatarDataHora(Date.parse(l.data))}</Table.Td>
                  <Table.Td data-titulo="Sala">
                    <Badge variant="light" color={l.quadro === 'ao-vivo' ? 'red' : 'gray'}>
                      {l.quadro === 'ao-vivo' ? 'Ao vivo' : 'Publicado'}
                    </Badge>
                  </Table.Td>
                  <Table.Td data-titulo="Abrir">
                    <Anchor
                      component={Link}
                      size="sm"
                      mr="md"
                      to={caminho(TELAS_VITRINE.auditorio, { leiUid: l.uid })}
                      aria-label={`Auditório de ${l.nomeSemData}`}
                    >
                      Auditório
                    </Anchor>
                    {painel && (
                      <Anchor
                        component={Link}
                        size="sm"
                        to={caminho(TELAS_RETAGUARDA.painelDoEvento, { leilaoUid: l.uid })}
                        aria-label={`Painel de ${l.nomeSemData}`}
                      >
                        Painel
                      </Anchor>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </Stack>
  )
}
