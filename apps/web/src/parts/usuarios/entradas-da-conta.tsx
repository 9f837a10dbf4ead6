// Who tried to enter an account, from where, and how it ended: for its owner and for the house. A line each, as it is read
// on a phone too.
import { Group, Stack, Text } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'

const RESULTADO: Readonly<Record<string, string>> = {
  ok: 'Entrou',
  senha: 'Senha errada',
  bloqueado: 'Bloqueado',
  limite: 'Muitas tentativas',
  desconhecido: 'Conta desconhecida',
  expirado: 'Endereço vencido',
}

/** Not the password: that one was right, or was not asked. */
const CODIGOS: readonly string[] = ['segundo-fator', 'codigo', 'uso-unico']
const dito = (e: Entrada): string =>
  e.resultado === 'senha' && CODIGOS.includes(e.forma)
    ? 'Código errado'
    : (RESULTADO[e.resultado] ?? e.resultado)

interface Entrada {
  readonly quando: string
  readonly aparelho: string
  readonly ip: string | null
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
            {[e.aparelho, e.ip].filter(Boolean).map((t) => ` · ${t}`)}
          </Text>
          <Text size="sm" ta="end" c={e.resultado === 'ok' ? undefined : 'red'}>
            {dito(e)}
          </Text>
        </Group>
      ))}
    </Stack>
  )
}
