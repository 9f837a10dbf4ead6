// "Hoje": what waits for this person, the auctions of these days, and where the day's work begins.
import { Anchor, Badge, Card, Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { dadosDaFila } from '@martelo/contracts/pendencias/filas-de-trabalho.ts'
import { diaEmBrasilia, formatarDataHora, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { tempoRelativo } from '@martelo/domain/calendario/tempo-relativo.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { relogio } from '../../../core/relogio.ts'
import { SeloDoLeilao } from '../../../parts/estados/situacoes.tsx'
import { usePendencias } from '../moldura/usar-pendencias.ts'
import './hoje.css'

export function meta() {
  return [{ title: TELAS_RETAGUARDA.hoje.title }]
}

const DIA_POR_EXTENSO = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'America/Sao_Paulo',
})

export default function Hoje() {
  const quem = useQuem()
  const [nome = ''] = (quem?.nome ?? '').split(' ')
  return (
    <Stack gap="lg" maw={1120}>
      <div>
        <Title order={1} size="h2">
          Hoje
        </Title>
        <Text c="dimmed">
          {nome && `${nome}, `}
          {DIA_POR_EXTENSO.format(relogio.agora())}
        </Text>
      </div>
      <EsperaPorVoce />
      {permite('leilao:ver', quem) && <LeiloesDestesDias />}
    </Stack>
  )
}

function EsperaPorVoce() {
  const quem = useQuem()
  const { data, error, isPending } = usePendencias()
  const filas = (data?.filas ?? [])
    .map((f) => ({ ...dadosDaFila(f.fila), quantos: f.quantos }))
    .toSorted((a, b) => Number(b.urgente ?? false) - Number(a.urgente ?? false))
  const linhas = [
    ...filas.map((f) => ({
      url: f.url,
      texto: f.quantos === 1 ? f.um : f.muitos,
      quantos: f.quantos,
      urgente: f.urgente ?? false,
    })),
    ...(data?.habilitacoes ?? []).map((h) => ({
      url: `${caminho(TELAS_RETAGUARDA.leilao, { id: h.leiId })}?aba=habilitacoes`,
      texto: `${h.quantos === 1 ? 'habilitação' : 'habilitações'} a decidir · ${h.leilao}`,
      quantos: h.quantos,
      urgente: true,
    })),
  ]
  return (
    <section aria-labelledby="espera">
      <Title order={2} size="h4" id="espera" mb="sm">
        Espera por você
      </Title>
      {isPending && <Skeleton height={160} radius="md" />}
      {error && !data && (
        <Text c="red" role="alert">
          {error.message}
        </Text>
      )}
      {data && linhas.length === 0 && (
        <Card withBorder>
          <Text>Nada espera por você agora.</Text>
          {permite(TELAS_RETAGUARDA.patioHoje.permission, quem) && (
            <Anchor component={Link} to={TELAS_RETAGUARDA.patioHoje.path}>
              Ver quem vem hoje ao pátio
            </Anchor>
          )}
        </Card>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
        {linhas.map((l) => (
          <Link key={l.url} to={l.url} className="hoje-fila" data-urgente={l.urgente || undefined}>
            <strong>{l.quantos.toLocaleString('pt-BR')}</strong>
            <span>{l.texto}</span>
            <IconChevronRight size={18} aria-hidden />
          </Link>
        ))}
      </SimpleGrid>
    </section>
  )
}

const DIAS_A_FRENTE = 7

function LeiloesDestesDias() {
  const hoje = diaEmBrasilia(relogio.agora())
  const { data, isPending, error } = useQuery({
    queryKey: ['leiloes-destes-dias', hoje],
    queryFn: () =>
      chamar('GET /v1/leiloes/qb', {
        query: {
          pagina: 1,
          porPagina: 12,
          ordenar: 'data',
          de: somarDias(hoje, -1),
          ate: somarDias(hoje, DIAS_A_FRENTE),
        },
      }),
    refetchInterval: 60_000,
  })
  return (
    <section aria-labelledby="leiloes-destes-dias">
      <Title order={2} size="h4" id="leiloes-destes-dias" mb="sm">
        Leilões destes dias
      </Title>
      {isPending && <Skeleton height={120} radius="md" />}
      {error && !data && (
        <Text c="red" role="alert">
          {error.message}
        </Text>
      )}
      {data?.length === 0 && <Text c="dimmed">Nenhum leilão de ontem até daqui a uma semana.</Text>}
      <Stack gap="xs">
        {data?.map((l) => (
          <Link key={l.uid} to={caminho(TELAS_RETAGUARDA.leilao, { id: l.id })} className="hoje-leilao">
            <div>
              <Text fw={600} size="sm">
                {l.nome}
              </Text>
              <Text size="xs" c="dimmed">
                {formatarDataHora(Date.parse(l.data))} · {tempoRelativo(Date.parse(l.data), relogio.agora())}{' '}
                · {quantos(l.quantidadeLotes, 'lote', 'lotes')},{' '}
                {quantos(l.lotesLiberados, 'liberado', 'liberados')}
              </Text>
            </div>
            <Group gap="xs" wrap="nowrap">
              {l.lotesComLance > 0 && (
                <Badge variant="light" color="teal">
                  {quantos(l.lotesComLance, 'com lance', 'com lance')}
                </Badge>
              )}
              <SeloDoLeilao situacao={l.situacao} />
            </Group>
          </Link>
        ))}
      </Stack>
    </section>
  )
}
