// What a developer of a consignor reads, and where he tries it: the calls of a key from their own document, against his
// test data. A key stays in this page's memory; one of real data is not taken.
import { Accordion, Alert, Anchor, Code, Container, List, Skeleton, Stack, Text, Title } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { EVENTOS_DO_COMITENTE, NOMES_DE_EVENTO } from '@martelo/domain/sistemas/escopos.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { EnsaioDaApi } from './ensaio-da-api.tsx'
import type { Operacao } from './operacao-da-api.ts'

const DOCUMENTO = '/v1/api-comitente/openapi.json'

function operacoesDe(doc: Readonly<Record<string, unknown>>): Operacao[] {
  // By path: a list stands before what is asked of one of its rows.
  const paths = (doc.paths ?? {}) as Record<string, Record<string, Record<string, unknown>>>
  const emOrdem = Object.entries(paths).toSorted(([a], [b]) => a.localeCompare(b))
  return emOrdem.flatMap(([onde, metodos]) =>
    Object.entries(metodos).map(([metodo, { summary, tags: _t, ...resto }]) => ({
      metodo: metodo.toUpperCase(),
      caminho: onde,
      resumo: String(summary),
      resto,
    })),
  )
}

const linhaDe = (doc: Readonly<Record<string, unknown>>): unknown =>
  (doc.components as { schemas: Record<string, unknown> }).schemas.LinhaParaImportar

export default function ApiDoComitente() {
  const { data, error } = useQuery({
    queryKey: ['openapi-do-comitente'],
    queryFn: () => chamar('GET /v1/api-comitente/openapi.json'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const operacoes = data === undefined ? [] : operacoesDe(data)
  return (
    <Container size="lg" px={0}>
      <title>API de comitentes</title>
      <Stack>
        <div>
          <Anchor component={Link} to={caminho(TELAS_COMITENTE.meusSistemas)} size="sm">
            Meus sistemas
          </Anchor>
          <Title order={1} size="h2">
            API de comitentes
          </Title>
          <Text c="dimmed">
            Cada pedido leva a chave no cabeçalho <Code>Authorization: Bearer</Code>. Valores em centavos,
            datas em ISO 8601. O documento inteiro (OpenAPI 3.1): <a href={DOCUMENTO}>openapi.json</a>
          </Text>
        </div>
        {error && (
          <Alert color="red" role="alert">
            {error.message}
          </Alert>
        )}
        {!data && !error && <Skeleton height={240} role="status" aria-label="Carregando" />}
        {data && (
          <>
            <EnsaioDaApi operacoes={operacoes} />
            <Chamadas operacoes={operacoes} linha={linhaDe(data)} />
            <Eventos />
          </>
        )}
      </Stack>
    </Container>
  )
}

const Esquema = ({ de }: { readonly de: unknown }) => (
  <Code block tabIndex={0} style={{ maxHeight: 'var(--altura-media, 24rem)', overflow: 'auto' }}>
    {JSON.stringify(de, null, 2)}
  </Code>
)

function Eventos() {
  return (
    <section aria-label="Eventos">
      <Title order={2} size="h4" mb="xs">
        Eventos
      </Title>
      <Stack gap="xs">
        <Text>
          Cada evento chega por POST com o corpo <Code>{'{ id, tipo, ambiente, criadoAt, dados }'}</Code>.
          Responda 2xx em até 8 segundos; o que falha é enviado de novo durante dois dias, com o mesmo{' '}
          <Code>id</Code>.
        </Text>
        <List>
          {NOMES_DE_EVENTO.map((e) => (
            <List.Item key={e}>
              <Code>{e}</Code>: {EVENTOS_DO_COMITENTE[e]}
            </List.Item>
          ))}
        </List>
        <Text>
          A assinatura em <Code>x-assinatura</Code> é o HMAC-SHA256, em hexadecimal, de{' '}
          <Code>{'<x-instante>.<corpo como veio>'}</Code> com o segredo do endereço. Recuse o que não confere,
          o que tem mais de cinco minutos e o que já recebeu (<Code>x-aviso-id</Code>).
        </Text>
      </Stack>
    </section>
  )
}

function Chamadas({
  operacoes,
  linha,
}: {
  readonly operacoes: readonly Operacao[]
  readonly linha: unknown
}) {
  return (
    <section aria-label="Chamadas">
      <Title order={2} size="h4" mb="xs">
        Chamadas
      </Title>
      <Accordion variant="separated" multiple order={3}>
        {operacoes.map((o) => (
          <Accordion.Item key={`${o.metodo} ${o.caminho}`} value={`${o.metodo} ${o.caminho}`}>
            <Accordion.Control>
              <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
                {o.metodo} {o.caminho}
              </Text>
              <Text size="sm">{o.resumo}</Text>
            </Accordion.Control>
            <Accordion.Panel>
              <Esquema de={o.resto} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
        <Accordion.Item value="linha">
          <Accordion.Control>
            <Text size="sm" fw={600}>
              LinhaParaImportar
            </Text>
            <Text size="sm">Um veículo em linhas</Text>
          </Accordion.Control>
          <Accordion.Panel>
            <Esquema de={linha} />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </section>
  )
}
