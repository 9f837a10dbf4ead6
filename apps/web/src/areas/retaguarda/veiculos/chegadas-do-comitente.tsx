// What a consignor has sent and a yard expects, above his stock: with its day, and what came of it.
import { Anchor, Badge, Card, Group, Stack, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { formatarData, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'

type Chegada = RespostaDe<Calls['GET /v1/comitentes/chegadas']>[number]

const ESTADO: Readonly<Record<Chegada['situacao'], { rotulo: string; cor: string }>> = {
  PREVISTA: { rotulo: 'Prevista', cor: 'blue' },
  RECEBIDA: { rotulo: 'Recebida', cor: 'green' },
  NAO_CHEGOU: { rotulo: 'Não chegou', cor: 'gray' },
}

const quando = (c: Chegada): string =>
  c.situacao === 'PREVISTA' || c.recebidaAt === null
    ? `prevista para ${formatarDia(c.previstaPara)}`
    : `conferida em ${formatarData(Date.parse(c.recebidaAt))}`

export function ChegadasDoComitente() {
  const { data } = useQuery({
    queryKey: ['chegadas-do-comitente'],
    queryFn: () => chamar('GET /v1/comitentes/chegadas'),
  })
  if (!data || data.length === 0) return null
  return (
    <Card withBorder mb="md" component="section" aria-label="Chegadas">
      <Title order={2} size="h4" mb="xs">
        Chegadas
      </Title>
      <Stack
        gap="xs"
        mah="20rem"
        style={{ overflowY: 'auto' }}
        tabIndex={0}
        role="group"
        aria-label="Lista de chegadas"
      >
        {data.map((c) => (
          <Group key={c.uid} justify="space-between" wrap="nowrap" align="start">
            <div style={{ minWidth: 0 }}>
              {c.veiUid === null ? (
                <Text size="sm" fw={600}>
                  {c.descricao}
                </Text>
              ) : (
                <Anchor
                  component={Link}
                  size="sm"
                  fw={600}
                  to={caminho(TELAS_COMITENTE.bemDoComitente, { uid: c.veiUid })}
                >
                  {c.descricao}
                </Anchor>
              )}
              <Text size="sm" c="dimmed">
                {[c.placa && formatarPlaca(c.placa), c.patio, quando(c), c.comitente]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            <Badge variant="light" tt="none" flex="none" color={ESTADO[c.situacao].cor}>
              {ESTADO[c.situacao].rotulo}
            </Badge>
          </Group>
        ))}
      </Stack>
    </Card>
  )
}
