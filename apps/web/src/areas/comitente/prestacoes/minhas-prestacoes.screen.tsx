// A consignor reads what the house accounts for and what it paid him.
import {
  Alert,
  Badge,
  Button,
  Card,
  Container,
  Group,
  Skeleton,
  Stack,
  Table,
  Text,
  Title,
} from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { formatarData, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ROTULO_DA_FORMA_DE_ORDEM, ROTULO_DA_ORDEM } from '@martelo/domain/prestacoes/ordem-de-pagamento.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar, chamarContando } from '../../../core/api.ts'
import { Paginas } from '../../../kit/ficha/paginas.tsx'
import { COR_DA_PRESTACAO } from '../../../parts/prestacoes/cor-da-prestacao.ts'

export default function TelaDasMinhasPrestacoes() {
  const { data, error } = useQuery({
    queryKey: ['minhas-prestacoes'],
    queryFn: () => chamar('GET /v1/comitentes/minhas-prestacoes'),
    refetchInterval: 60_000,
  })
  return (
    <Container size="lg" px={0}>
      <title>Prestações de contas</title>
      <Stack>
        <Title order={1} size="h2">
          Prestações de contas
        </Title>
        {error && !data && (
          <Alert color="red" role="alert">
            {error.message}
          </Alert>
        )}
        {!data && !error && <Skeleton height={160} />}
        <DespesasEmAberto />
        {data?.length === 0 && (
          <Text c="dimmed">As prestações de contas dos seus leilões aparecem aqui quando são aprovadas.</Text>
        )}
        {data?.map((p) => (
          <Card withBorder key={p.uid} component="article" aria-label={`Prestação ${p.codigo ?? ''}`}>
            <Group justify="space-between" align="start">
              <div>
                <Group gap="xs">
                  <Text fw={600}>{p.leilao}</Text>
                  <Badge variant="light" color={COR_DA_PRESTACAO[p.situacao]}>
                    {p.situacao === 'PAGA' ? 'Paga' : 'A pagar'}
                  </Badge>
                </Group>
                <Text size="sm" c="dimmed">
                  {`${formatarData(Date.parse(p.leilaoData))} · ${p.comitente} · prestação ${p.codigo ?? ''}`}
                </Text>
                <Text mt="xs">{`Vendido ${formatarReais(p.vendido)}`}</Text>
                <Text fw={700}>{`Líquido ${formatarReais(p.liquido)}`}</Text>
                {p.pagamentos.map((o) => (
                  <Text key={o.uid} size="sm" mt={4}>
                    {[
                      `${ROTULO_DA_FORMA_DE_ORDEM[o.forma]} de ${formatarReais(o.valor)}: ${ROTULO_DA_ORDEM[o.situacao].toLowerCase()}`,
                      o.encerradaAt && formatarDataHora(Date.parse(o.encerradaAt)),
                      o.autenticacao,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                ))}
              </div>
              <Button
                component={Link}
                variant="default"
                to={caminho(TELAS_IMPRESSOS.prestacaoImpressa, { uid: p.uid })}
                aria-label={`Ver o documento da prestação ${p.codigo ?? ''}`}
              >
                Ver o documento
              </Button>
            </Group>
          </Card>
        ))}
      </Stack>
    </Container>
  )
}

const DESPESAS_POR_PAGINA = 50

/** What the next statement will take off. */
function DespesasEmAberto() {
  const [pagina, setPagina] = useState(1)
  const { data: lidas } = useQuery({
    queryKey: ['minhas-despesas', pagina],
    queryFn: () =>
      chamarContando('GET /v1/comitentes/minhas-despesas', {
        query: { pagina, porPagina: DESPESAS_POR_PAGINA },
      }),
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  })
  if (lidas === undefined || lidas.total === 0) return null
  const data = lidas.valor
  return (
    <Card withBorder component="section" aria-label="Despesas em aberto">
      <Title order={2} size="h4">{`Despesas em aberto: ${formatarReais(data.total)}`}</Title>
      <Text size="sm" c="dimmed">
        Remoções e diárias dos seus bens que a próxima prestação de contas desconta.
      </Text>
      <Table.ScrollContainer
        minWidth={480}
        className="linhas-em-cartoes"
        scrollAreaProps={{
          viewportProps: { tabIndex: 0, role: 'group', 'aria-label': 'Despesas em aberto' },
        }}
      >
        <Table aria-label="Despesas em aberto">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Dia</Table.Th>
              <Table.Th>Bem</Table.Th>
              <Table.Th>Despesa</Table.Th>
              <Table.Th ta="right">Valor</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.despesas.map((d) => (
              <Table.Tr key={d.uid}>
                <Table.Td data-rotulo="Dia">{formatarDia(d.dia)}</Table.Td>
                <Table.Td>
                  <Text size="sm" fw={600}>
                    {[d.bem, d.placa].filter(Boolean).join(' · ')}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {d.comitente}
                  </Text>
                </Table.Td>
                <Table.Td>{d.descricao}</Table.Td>
                <Table.Td ta="right" data-rotulo="Valor">
                  {formatarReais(d.valor)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Paginas total={lidas.total} porPagina={DESPESAS_POR_PAGINA} pagina={pagina} aoMudar={setPagina} />
    </Card>
  )
}
