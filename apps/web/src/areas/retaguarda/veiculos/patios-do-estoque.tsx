// The yards of the stock: how many stand in each, how old they are, how many cannot be sold yet. A press narrows the list
// and draws the plan of that yard.
import {
  Alert,
  Anchor,
  Card,
  Group,
  Progress,
  SimpleGrid,
  Skeleton,
  Text,
  UnstyledButton,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { IDADES_DO_ESTOQUE } from '@martelo/domain/veiculos/faltas-do-veiculo.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { Link, useSearchParams } from 'react-router'
import { useQuem } from '../../../core/marca-atual.ts'
import { PlantaDoPatio, usePlanta } from '../../../parts/estadias/planta-do-patio.tsx'

type Patio = RespostaDe<Calls['GET /v1/estoque/patios']>[number]
const CORES = { ate30: 'green', ate60: 'blue', ate90: 'yellow', mais90: 'red' } as const

export function PatiosDoEstoque({ patios }: { patios: readonly Patio[] | undefined }) {
  const [params, setParams] = useSearchParams()
  const veMapa = permite(TELAS_RETAGUARDA.mapaDoPatio.permission, useQuem())
  if (patios === undefined) return <Skeleton height={120} mb="md" />
  const escolher = (id: string): void =>
    setParams(
      (antes) => {
        const novo = new URLSearchParams(antes)
        if (novo.get('patio') === id) novo.delete('patio')
        else novo.set('patio', id)
        novo.delete('pagina')
        return novo
      },
      { replace: true, preventScrollReset: true },
    )
  const escolhido = veMapa
    ? patios.find((p) => p.patioUid !== null && p.patioUid === params.get('patio'))
    : undefined
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} mb="md">
        {patios.map((p) => {
          const id = p.patioUid ?? 'externo'
          return (
            <UnstyledButton key={id} aria-pressed={params.get('patio') === id} onClick={() => escolher(id)}>
              <Card
                withBorder
                padding="sm"
                h="100%"
                bg={params.get('patio') === id ? 'var(--mantine-primary-color-light)' : undefined}
              >
                <Group justify="space-between" wrap="nowrap">
                  <Text fw={600} size="sm" lineClamp={1}>
                    {p.patio}
                  </Text>
                  <Text fw={700} className="numeros">
                    {p.veiculos}
                  </Text>
                </Group>
                <Progress.Root size="sm" my={6} aria-hidden>
                  {IDADES_DO_ESTOQUE.map((i) => (
                    <Progress.Section
                      key={i.id}
                      value={(100 * p.idades[i.id]) / Math.max(1, p.veiculos)}
                      color={CORES[i.id]}
                      withAria={false}
                    />
                  ))}
                </Progress.Root>
                <Text size="xs" c="dimmed">
                  {quantos(p.diasEmMedia, 'dia', 'dias')} em média ·{' '}
                  {p.comFaltas === 0 ? 'todos prontos' : `${p.comFaltas} com faltas`}
                  {p.idades.mais90 > 0 ? ` · ${p.idades.mais90} há mais de 90 dias` : ''}
                </Text>
              </Card>
            </UnstyledButton>
          )
        })}
      </SimpleGrid>
      {escolhido?.patioUid && <PlantaNoEstoque patUid={escolhido.patioUid} patio={escolhido.patio} />}
    </>
  )
}

function PlantaNoEstoque({ patUid, patio }: { patUid: string; patio: string }) {
  const { data, error } = usePlanta(patUid)
  return (
    <Card withBorder padding="sm" mb="md">
      <Group justify="space-between" mb="xs">
        <Text fw={600} size="sm">
          Planta de {patio}
        </Text>
        <Anchor component={Link} size="xs" to={`${TELAS_RETAGUARDA.mapaDoPatio.path}?patio=${patUid}`}>
          Abrir o mapa
        </Anchor>
      </Group>
      {error && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton height={160} />}
      {data && <PlantaDoPatio key={patUid} planta={data} />}
    </Card>
  )
}
