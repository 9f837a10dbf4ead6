// The boletos of a consignor's lots in an auction.
import { Alert, Anchor, Container, Skeleton, Stack, Table, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { COR_DO_BOLETO } from '../../../parts/boletos/boleto-na-tela.tsx'
import { Situacao } from '../../../parts/vendas/situacao-da-venda.tsx'

export default function TelaDosBoletosDoLeilao() {
  const { leilaoUid = '' } = useParams()
  const { data, error } = useQuery({
    queryKey: ['boletos-do-leilao', leilaoUid],
    queryFn: () => chamar('GET /v1/leiloes/:leiUid/boletos', { params: { leiUid: leilaoUid } }),
    refetchInterval: 30_000,
  })
  return (
    <Container size="lg" px={0}>
      <title>Boletos do leilão</title>
      <Stack>
        <Anchor component={Link} to={caminho(TELAS_COMITENTE.leiloesDoComitente)} size="sm">
          Meus leilões
        </Anchor>
        <div>
          <Title order={1} size="h2">
            Boletos
          </Title>
          <Text c="dimmed">{data?.leilao}</Text>
        </div>
        {error && (
          <Alert color="red" role="alert">
            {error.message}
          </Alert>
        )}
        {!data && !error && <Skeleton height={160} />}
        {data && data.semBoleto > 0 && (
          <Alert color="yellow">
            {quantos(
              data.semBoleto,
              'lote vendido ainda não tem boleto',
              'lotes vendidos ainda não têm boleto',
            )}
            .
          </Alert>
        )}
        {data?.boletos.length === 0 && <Text c="dimmed">Nenhum boleto foi emitido para os seus lotes.</Text>}
        {data && data.boletos.length > 0 && <Tabela boletos={data.boletos} />}
      </Stack>
    </Container>
  )
}

type Boletos = RespostaDe<Calls['GET /v1/leiloes/:leiUid/boletos']>['boletos']

function Tabela({ boletos }: { boletos: Boletos }) {
  return (
    <Table.ScrollContainer minWidth={640} className="linhas-em-cartoes">
      <Table aria-label="Boletos">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Lotes</Table.Th>
            <Table.Th>Comitente</Table.Th>
            <Table.Th>Nosso número</Table.Th>
            <Table.Th>Emissão</Table.Th>
            <Table.Th>Vencimento</Table.Th>
            <Table.Th>Situação</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {boletos.map((b) => (
            <Table.Tr key={b.uid}>
              <Table.Td fw={600}>{b.lotes}</Table.Td>
              <Table.Td data-rotulo="Comitente">{b.comitentes}</Table.Td>
              <Table.Td data-rotulo="Nosso número">{b.nossoNumero}</Table.Td>
              <Table.Td data-rotulo="Emissão">{formatarDia(b.emissao)}</Table.Td>
              <Table.Td data-rotulo="Vencimento">
                {formatarDia(b.vencimento)}
                {b.vencido && ' (vencido)'}
              </Table.Td>
              <Table.Td data-rotulo="Situação">
                <Situacao situacao={b.situacao} rotulo={b.rotulo} cor={COR_DO_BOLETO[b.situacao]} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
