// The inspections of a stay or a removal.
import { Badge, Card, Group, Stack, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'

type Vistoria = RespostaDe<Calls['GET /v1/estadias/:uid']>['vistorias'][number]

export function VistoriasDoRegistro({ vistorias }: { vistorias: readonly Vistoria[] }) {
  if (vistorias.length === 0) return <Text c="dimmed">Nenhuma vistoria pedida.</Text>
  return (
    <Stack gap="xs">
      {vistorias.map((v) => (
        <Card withBorder padding="xs" key={v.uid}>
          <Group justify="space-between">
            <Text size="sm" fw={600}>
              {v.tipo}
              {v.saidaPatio && ' (saída)'}
            </Text>
            <Badge variant="light" tt="none">
              {v.situacao}
            </Badge>
          </Group>
          <Text size="xs" c="dimmed">
            {[v.vistoriador, v.nota && `nota ${v.nota}`, v.dataFim && formatarDataHora(Date.parse(v.dataFim))]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Card>
      ))}
    </Stack>
  )
}
