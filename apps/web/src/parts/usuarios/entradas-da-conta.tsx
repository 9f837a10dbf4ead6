// Who tried to enter an account, from where, and how it ended: for its owner and for the house.
import { Table, Text } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'

const RESULTADO: Readonly<Record<string, string>> = {
  ok: 'Entrou',
  senha: 'Senha errada',
  bloqueado: 'Bloqueado',
  limite: 'Muitas tentativas',
  desconhecido: 'Conta desconhecida',
  expirado: 'Endereço vencido',
}

interface Entrada {
  readonly quando: string
  readonly aparelho: string
  readonly ip: string | null
  readonly resultado: string
}

export function EntradasDaConta({ entradas }: { readonly entradas: readonly Entrada[] }) {
  return (
    <Table.ScrollContainer minWidth={500}>
      <Table>
        <Table.Tbody>
          {entradas.map((e) => (
            <Table.Tr key={e.quando}>
              <Table.Td className="numeros">{formatarDataHora(Date.parse(e.quando))}</Table.Td>
              <Table.Td>{e.aparelho}</Table.Td>
              <Table.Td>{e.ip}</Table.Td>
              <Table.Td>
                <Text size="sm" c={e.resultado === 'ok' ? undefined : 'red'}>
                  {RESULTADO[e.resultado] ?? e.resultado}
                </Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
