// Where a consignor begins: what waits for him, his auctions, and what he is to receive.
import {
  Badge,
  Button,
  Card,
  Container,
  Group,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { formatarDataHora, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { ultimoDiaDoPrazo } from '@martelo/domain/condicionais/acordo.ts'
import { rotuloDoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { nomesDosComitentes } from '@martelo/domain/portal/nomes-dos-comitentes.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'
import { usePerguntas } from '../../../parts/conversas/usar-perguntas.ts'

const acompanhar = (leilaoUid: string) => caminho(TELAS_COMITENTE.acompanharLeilao, { leilaoUid })

export default function PaginaDoComitente() {
  const { data, error, refetch } = useQuery({
    queryKey: ['pagina-do-comitente'],
    queryFn: () => chamar('GET /v1/comitentes/minha-pagina'),
    refetchInterval: 30_000,
  })
  return (
    <Container size="md" px={0}>
      <title>Minha página</title>
      <Stack>
        <div>
          <Title order={1} size="h2">
            Minha página
          </Title>
          <Text c="dimmed" size="sm">
            {data && nomesDosComitentes(data.comitentes)}
          </Text>
        </div>
        {error && !data && <NaoCarregou erro={error} refazer={refetch} />}
        {!data && !error && <Skeleton height={200} radius="md" role="status" aria-label="Carregando" />}
        {data && <Espera {...data} />}
        <Leiloes />
        {data && <Numeros {...data.lotes} />}
        {data && <AReceber previsto={data.previsto} />}
      </Stack>
    </Container>
  )
}

type Pagina = Awaited<ReturnType<typeof lerPagina>>
const lerPagina = () => chamar('GET /v1/comitentes/minha-pagina')

/** Of a long list, what there is room for; the rest at a touch. */
const A_VISTA = 5

function Espera({ condicionais, naoAceitas }: Pick<Pagina, 'condicionais' | 'naoAceitas'>) {
  const { perguntas } = usePerguntas()
  const [tudo, setTudo] = useState(false)
  const itens: readonly (PropsDoItem & { readonly id: string })[] = [
    ...naoAceitas.map((s) => ({
      id: s.uid,
      titulo: `${s.numero} · ${s.nome}`,
      detalhe:
        s.status === 'enviando'
          ? ['Solicitação sem resposta', 'não se sabe se chegou: envie de novo']
          : ['Solicitação não aceita', s.mensagem],
      para: acompanhar(s.leiUid),
      botao: 'Ver',
    })),
    ...condicionais.map((c) => ({
      id: c.lelUid,
      titulo: `${c.numero} · ${c.nome}`,
      detalhe: [
        c.leilao,
        c.valor !== null && `Lance de ${formatarReais(c.valor)}`,
        c.reserva !== null && `reserva ${formatarReais(c.reserva)}`,
        c.prazo !== null && `responda até ${formatarDia(ultimoDiaDoPrazo(Date.parse(c.prazo)))}`,
      ],
      para: acompanhar(c.leiUid),
      botao: 'Responder',
    })),
    ...(perguntas ?? []).map((p) => ({
      id: `pergunta-${p.lelUid}`,
      titulo: `${p.numero} · ${p.nome}`,
      detalhe: ['Pergunta de cliente espera resposta'],
      para: acompanhar(p.leiUid),
      botao: 'Ver',
    })),
  ]
  const vistos = tudo ? itens : itens.slice(0, A_VISTA)
  return (
    <Card withBorder component="section" aria-label="Espera por você">
      <Title order={2} size="h4" mb="xs">
        Espera por você
      </Title>
      <Stack gap="sm">
        {itens.length === 0 && <Text c="dimmed">Nada espera por você agora.</Text>}
        {vistos.map(({ id, ...item }) => (
          <Item key={id} {...item} />
        ))}
        {vistos.length < itens.length && (
          <Button variant="subtle" onClick={() => setTudo(true)}>
            {`Mostrar mais ${itens.length - vistos.length}`}
          </Button>
        )}
      </Stack>
    </Card>
  )
}

interface PropsDoItem {
  readonly titulo: string
  readonly detalhe: readonly (string | false | null)[]
  readonly para: string
  readonly botao: string
}

const Item = ({ titulo, detalhe, para, botao }: PropsDoItem) => (
  <Group justify="space-between" gap="xs">
    {/* Beside the button where both fit, above it on a phone. */}
    <div style={{ flex: '1 1 18rem' }}>
      <Text fw={600} size="sm">
        {titulo}
      </Text>
      <Text size="sm" c="dimmed">
        {detalhe.filter(Boolean).join(' · ')}
      </Text>
    </div>
    <Button component={Link} to={para} variant="default" flex="none" aria-label={`${botao}: ${titulo}`}>
      {botao}
    </Button>
  </Group>
)

const PRIMEIROS = 4

function Leiloes() {
  const { data } = useQuery({
    queryKey: ['leiloes-do-comitente', 'inicio'],
    queryFn: () => chamar('GET /v1/comitentes/meus-leiloes', { query: { pagina: 1, porPagina: 100 } }),
    refetchInterval: 30_000,
  })
  if (!data || data.length === 0) return null
  // Of many auctions the ones that ask something of him come first.
  const primeiros = data
    .toSorted((a, b) => Number(b.aguardandoResposta > 0) - Number(a.aguardandoResposta > 0))
    .slice(0, PRIMEIROS)
  return (
    <section aria-label="Leilões">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          Leilões
        </Title>
        <Link to={caminho(TELAS_COMITENTE.leiloesDoComitente)}>Ver todos</Link>
      </Group>
      <Stack gap="xs">
        {primeiros.map((l) => (
          <Card key={l.uid} withBorder component="article" padding="sm">
            <Group justify="space-between">
              <div>
                <Group gap="xs">
                  <Text fw={600}>{l.nome}</Text>
                  <Badge color={l.situacao === 'AO_VIVO' ? 'red' : 'gray'} variant="light">
                    {rotuloDoLeilao(l.situacao)}
                  </Badge>
                </Group>
                <Text size="sm" c="dimmed">
                  {formatarDataHora(Date.parse(l.data))} · {quantos(l.lotes, 'lote', 'lotes')} ·{' '}
                  {quantos(l.vendidos, 'vendido', 'vendidos')}
                  {l.vendidos > 0 && ` por ${formatarReais(l.totalVendido)}`}
                </Text>
              </div>
              <Button component={Link} to={acompanhar(l.uid)} aria-label={`Acompanhar: ${l.nome}`}>
                Acompanhar
              </Button>
            </Group>
          </Card>
        ))}
      </Stack>
    </section>
  )
}

function Numeros({ emVenda, comLance, vendidos }: Pagina['lotes']) {
  return (
    <section aria-label="Lotes">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          Lotes
        </Title>
        <Link to={caminho(TELAS_COMITENTE.resultadosDoComitente)}>Ver lotes e resultados</Link>
      </Group>
      <SimpleGrid cols={3} spacing="sm">
        <Numero rotulo="Em venda" valor={emVenda} />
        <Numero rotulo="Com lance" valor={comLance} />
        <Numero rotulo="Vendidos" valor={vendidos} />
      </SimpleGrid>
    </section>
  )
}

const Numero = ({ rotulo, valor }: { readonly rotulo: string; readonly valor: ReactNode }) => (
  <Card withBorder padding="sm">
    <Text size="sm" c="dimmed">
      {rotulo}
    </Text>
    <Text fw={700} fz="xl" className="numeros">
      {valor}
    </Text>
  </Card>
)

function AReceber({ previsto }: { readonly previsto: number }) {
  const { data } = useQuery({
    queryKey: ['minhas-prestacoes'],
    queryFn: () => chamar('GET /v1/comitentes/minhas-prestacoes'),
  })
  const abertas = data?.filter((p) => p.situacao !== 'PAGA') ?? []
  if (!data || (data.length === 0 && previsto === 0)) return null
  const soma = abertas.reduce((s, p) => s + p.liquido, 0)
  return (
    <Card withBorder component="section" aria-label="A receber">
      <Group justify="space-between">
        <div>
          <Title order={2} size="h4">
            A receber
          </Title>
          <Text fw={700} fz="xl" className="numeros">
            {formatarReais(soma)}
          </Text>
          <Text size="sm" c="dimmed">
            {quantos(abertas.length, 'prestação a pagar', 'prestações a pagar')}
          </Text>
          {previsto !== 0 && (
            <Text size="sm" c="dimmed">
              {`e ${formatarReais(previsto)} previstos, de lotes vendidos sem prestação ainda`}
            </Text>
          )}
        </div>
        <Button component={Link} variant="default" to={caminho(TELAS_COMITENTE.minhasPrestacoes)}>
          Prestações de contas
        </Button>
      </Group>
    </Card>
  )
}
