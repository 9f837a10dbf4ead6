// What who looks after a consignor's system sees first: whether it hears, whether it asks, and what waits for its answer.
import {
  Alert,
  Badge,
  Button,
  Card,
  Container,
  Group,
  SimpleGrid,
  Skeleton,
  Stack,
  Table,
  Text,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { formatarDataHora, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ultimoDiaDoPrazo } from '@martelo/domain/condicionais/acordo.ts'
import { nomesDosComitentes } from '@martelo/domain/portal/nomes-dos-comitentes.ts'
import { ROTULO_DO_AMBIENTE } from '@martelo/domain/sistemas/escopos.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'
import { DocumentosExternos, LotesExternos } from './lotes-e-documentos-externos.tsx'
import { ResponderCondicionalExterna } from './responder-condicional-externa.tsx'

type Painel = RespostaDe<Calls['GET /v1/comitente-integracao/meu-painel']>

export default function PainelExterno() {
  const responde = permite('integracao:externa', useQuem())
  const { data, error, refetch } = useQuery({
    queryKey: ['painel-externo'],
    queryFn: () => chamar('GET /v1/comitente-integracao/meu-painel'),
    refetchInterval: 30_000,
  })
  return (
    <Container size="lg" px={0}>
      <title>Minha integração</title>
      <Stack>
        <Group justify="space-between" align="end">
          <div>
            <Title order={1} size="h2">
              Minha integração
            </Title>
            <Text c="dimmed" size="sm">
              {data && nomesDosComitentes(data.comitentes)}
            </Text>
          </div>
          <Group gap="sm">
            <Button component={Link} variant="default" to={caminho(TELAS_COMITENTE.meusSistemas)}>
              Chaves e endereços
            </Button>
            <Button component={Link} variant="default" to={caminho(TELAS_COMITENTE.apiDoComitente)}>
              Documentação e ensaio
            </Button>
          </Group>
        </Group>
        {error && !data && <NaoCarregou erro={error} refazer={refetch} />}
        {!data && !error && <Skeleton height={240} role="status" aria-label="Carregando" />}
        {data && data.comitentes.length === 0 && (
          <Alert>A casa ainda não ligou esta conta a um comitente.</Alert>
        )}
        {data && (
          <>
            <Numeros p={data} />
            <Condicionais lotes={data.condicionais} responde={responde} aoMudar={() => void refetch()} />
            {responde && <LotesExternos aoMudar={() => void refetch()} />}
            {responde && <DocumentosExternos />}
            <Enderecos enderecos={data.enderecos} />
          </>
        )}
      </Stack>
    </Container>
  )
}

function Numeros({ p }: { readonly p: Painel }) {
  const itens: readonly (readonly [string, string])[] = [
    ['Lotes em venda', String(p.lotes.emVenda)],
    ['Com lance', String(p.lotes.comLance)],
    ['Vendidos', String(p.lotes.vendidos)],
    ['Chaves ativas', String(p.chaves.ativas)],
    [
      'Último pedido do sistema',
      p.chaves.ultimoUsoAt === null ? 'nenhum' : formatarDataHora(Date.parse(p.chaves.ultimoUsoAt)),
    ],
  ]
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }} spacing="sm">
      {itens.map(([rotulo, valor]) => (
        <Card key={rotulo} withBorder padding="sm">
          <Text size="sm" c="dimmed">
            {rotulo}
          </Text>
          <Text fw={700} fz="lg" className="numeros">
            {valor}
          </Text>
        </Card>
      ))}
    </SimpleGrid>
  )
}

interface PropsDasCondicionais {
  readonly lotes: Painel['condicionais']
  /** others answer on the auction's page */
  readonly responde: boolean
  aoMudar(): void
}

function Condicionais({ lotes, responde, aoMudar }: PropsDasCondicionais) {
  const acompanha = permite(TELAS_COMITENTE.acompanharLeilao.permission, useQuem())
  return (
    <Card withBorder component="section" aria-label="Condicionais que esperam resposta">
      <Title order={2} size="h4" mb="xs">
        Condicionais que esperam resposta
      </Title>
      {lotes.length === 0 && <Text c="dimmed">Nenhum lote espera resposta.</Text>}
      <Stack gap="sm">
        {lotes.map((l) => (
          <Group key={l.lelUid} justify="space-between" gap="xs">
            <Text size="sm" style={{ flex: '1 1 18rem' }}>
              <b>
                {l.numero} · {l.nome}
              </b>
              {` (${l.leilao}): `}
              {l.valor === null ? 'sem lance' : formatarReais(l.valor)}
              {l.prazo !== null && `, até ${formatarDia(ultimoDiaDoPrazo(Date.parse(l.prazo)))}`}
            </Text>
            {responde ? (
              <ResponderCondicionalExterna lote={l} aoMudar={aoMudar} />
            ) : (
              acompanha && (
                <Button
                  component={Link}
                  variant="default"
                  to={caminho(TELAS_COMITENTE.acompanharLeilao, { leilaoUid: l.leiUid })}
                  aria-label={`Responder: ${l.numero} · ${l.nome}`}
                >
                  Responder
                </Button>
              )
            )}
          </Group>
        ))}
      </Stack>
    </Card>
  )
}

function Enderecos({ enderecos }: { readonly enderecos: Painel['enderecos'] }) {
  return (
    <Card withBorder component="section" aria-label="Entregas dos últimos 7 dias">
      <Title order={2} size="h4" mb="xs">
        Entregas dos últimos 7 dias
      </Title>
      {enderecos.length === 0 ? (
        <Text c="dimmed">Nenhum endereço recebe eventos. Cadastre um em “Chaves e endereços”.</Text>
      ) : (
        <Table.ScrollContainer minWidth={520}>
          <Table verticalSpacing="xs" aria-label="Entregas por endereço">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Endereço</Table.Th>
                <Table.Th ta="right">Entregues</Table.Th>
                <Table.Th ta="right">Na fila</Table.Th>
                <Table.Th ta="right">Falhas</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {enderecos.map((e) => (
                <Table.Tr key={e.uid}>
                  <Table.Td>
                    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                      {e.endereco}
                    </Text>
                    <Group gap="xs">
                      <Badge variant="light" color="gray" tt="none">
                        {ROTULO_DO_AMBIENTE[e.ambiente]}
                      </Badge>
                      {!e.ativo && (
                        <Badge variant="light" color="yellow" tt="none">
                          Parado
                        </Badge>
                      )}
                    </Group>
                  </Table.Td>
                  <Table.Td ta="right">{e.entregues}</Table.Td>
                  <Table.Td ta="right">{e.naFila}</Table.Td>
                  <Table.Td ta="right">{e.falhas}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Card>
  )
}
