// What is on the road now, on the outline of the country and as a list.
import { Alert, Anchor, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { tempoRelativo } from '@martelo/domain/calendario/tempo-relativo.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import type { SituacaoDeRemocao } from '@martelo/domain/remocoes/states.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { relogio } from '../../../core/relogio.ts'
import { BRASIL, ponto, VISTA } from '../../../parts/mapas/contorno-do-brasil.ts'
import { SeloDaRemocao } from '../../../parts/remocoes/selo-da-remocao.tsx'
import './remocoes-na-estrada.css'

type Viagem = RespostaDe<Calls['GET /v1/remocoes/na-estrada']>[number]

export default function RemocoesNaEstrada() {
  const { data, error } = useQuery({
    queryKey: ['remocoes-na-estrada'],
    queryFn: () => chamar('GET /v1/remocoes/na-estrada'),
    refetchInterval: 30_000,
  })
  return (
    <Stack>
      <title>Na estrada</title>
      <Title order={1} size="h2">
        Na estrada
      </Title>
      {error && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton height={320} />}
      {data && (
        <div className="na-estrada">
          <Mapa viagens={data} />
          <Stack gap="xs">
            {data.length === 0 && <Text c="dimmed">Nenhuma remoção na estrada agora.</Text>}
            {data.map((v) => (
              <Card withBorder padding="xs" key={v.uid}>
                <Group justify="space-between" wrap="nowrap" align="start">
                  <Anchor
                    component={Link}
                    fw={600}
                    size="sm"
                    to={caminho(TELAS_RETAGUARDA.remocao, { uid: v.uid })}
                  >
                    {v.veiculo} {v.placa && `(${formatarPlaca(v.placa)})`}
                  </Anchor>
                  <SeloDaRemocao situacao={v.situacao as SituacaoDeRemocao} />
                </Group>
                <Text size="xs">
                  {v.local} → {v.patio}
                </Text>
                <Text size="xs" c="dimmed">
                  {[
                    v.motorista,
                    v.agora
                      ? `posição de ${tempoRelativo(Date.parse(v.agora.quando), relogio.agora())}`
                      : 'sem posição',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Card>
            ))}
          </Stack>
        </div>
      )}
    </Stack>
  )
}

function Mapa({ viagens }: { viagens: readonly Viagem[] }) {
  return (
    <figure>
      <svg
        viewBox={VISTA}
        role="img"
        aria-label={`Mapa do Brasil com ${quantos(viagens.length, 'remoção', 'remoções')} na estrada`}
      >
        <path d={BRASIL} />
        {viagens.map((v) => (
          <NoMapa key={v.uid} v={v} />
        ))}
      </svg>
      {viagens.length > 0 && (
        <figcaption>
          <span data-veiculo /> onde o veículo está <span data-patio /> pátio de destino
        </figcaption>
      )}
    </figure>
  )
}

function NoMapa({ v }: { v: Viagem }) {
  const em = (p: { latitude: number; longitude: number } | null) =>
    p === null ? null : ponto(p.longitude, p.latitude)
  const [de, para, agora] = [em(v.de), em(v.para), em(v.agora)]
  const aqui = agora ?? de
  return (
    <g>
      {de && para && <line x1={de[0]} y1={de[1]} x2={para[0]} y2={para[1]} />}
      {para && <circle cx={para[0]} cy={para[1]} r={3} data-patio />}
      {aqui && (
        <circle cx={aqui[0]} cy={aqui[1]} r={4}>
          <title>{v.veiculo}</title>
        </circle>
      )}
    </g>
  )
}
