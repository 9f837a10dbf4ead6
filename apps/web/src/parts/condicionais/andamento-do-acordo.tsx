// Where a conditional sale stands, in one line: never a colour alone, and the last day for an answer.
import { Badge, Group, Text } from '@mantine/core'
import type { CondicionalDoLote } from '@martelo/contracts/pregao/pregao.schemas.ts'
import { ROTULO_DA_CONDICIONAL } from '@martelo/domain/condicionais/states.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/ui/reais.ts'

const COR = {
  AGUARDANDO_COMITENTE: 'blue',
  AGUARDANDO_CLIENTE: 'yellow',
  REPLICA_DO_CLIENTE: 'blue',
  LIBERADA: 'teal',
  NEGADA: 'gray',
} as const

export function AndamentoDoAcordo({ condicional: c }: { readonly condicional: CondicionalDoLote }) {
  const espera = c.situacao !== 'LIBERADA' && c.situacao !== 'NEGADA'
  return (
    <Group gap="xs">
      <Badge color={COR[c.situacao]} variant="light">
        {ROTULO_DA_CONDICIONAL[c.situacao]}
      </Badge>
      <Text size="xs" c="dimmed">
        {c.novoValor !== null && `Novo valor ${formatarReais(c.novoValor)}`}
        {c.replica !== null && ` · contraproposta ${formatarReais(c.replica)}`}
        {espera && c.ultimoDia && ` até ${formatarDia(c.ultimoDia)}`}
      </Text>
    </Group>
  )
}
