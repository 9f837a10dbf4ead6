// Who tried to enter an account, from where, and how it ended: for its owner and for the house. A line each, as it is read
// on a phone too.
import { Group, Stack, Text } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { resultadoDaEntrada, ROTULO_DA_FORMA } from '@martelo/domain/usuarios/acessos-da-conta.ts'

interface Entrada {
  readonly quando: string
  readonly aparelho: string
  readonly ip: string | null
  readonly lugar?: string | null
  readonly forma: string
  readonly resultado: string
}

export function EntradasDaConta({ entradas }: { readonly entradas: readonly Entrada[] }) {
  if (entradas.length === 0) return <Text c="dimmed">Nenhuma entrada registrada.</Text>
  return (
    <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
      {entradas.map((e) => (
        <Group key={e.quando} component="li" justify="space-between" wrap="nowrap">
          <Text size="sm">
            <span className="numeros">{formatarDataHora(Date.parse(e.quando))}</span>
            {[ROTULO_DA_FORMA[e.forma] ?? e.forma, e.aparelho, e.lugar, e.ip]
              .filter(Boolean)
              .map((t) => ` · ${t}`)}
          </Text>
          <Text size="sm" ta="end" c={e.resultado === 'ok' ? undefined : 'red'}>
            {resultadoDaEntrada(e)}
          </Text>
        </Group>
      ))}
    </Stack>
  )
}
