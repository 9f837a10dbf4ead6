// What the traffic authority posted about the lots of an auction, and whether it had an effect.
import { Table, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ROTULO_DO_REGISTRO, type TipoDeRegistro } from '@martelo/domain/detran/registro-do-lote.ts'

type NoDetran = RespostaDe<Calls['GET /v1/detran/lotes/:id']>

export function AvisosDoDetran({ avisos }: { avisos: NoDetran['avisos'] }) {
  if (avisos.length === 0) return <Text c="dimmed">O Detran ainda não mandou avisos.</Text>
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Quando</Table.Th>
            <Table.Th>Lote no Detran</Table.Th>
            <Table.Th>Registro</Table.Th>
            <Table.Th>O que disse</Table.Th>
            <Table.Th>Aqui</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {avisos.map((a) => (
            <Table.Tr key={a.uid}>
              <Table.Td>{formatarDataHora(Date.parse(a.instante))}</Table.Td>
              <Table.Td>{a.lote}</Table.Td>
              <Table.Td>{ROTULO_DO_REGISTRO[a.tipo as TipoDeRegistro] ?? a.tipo}</Table.Td>
              <Table.Td>{[a.ok ? 'Aceito' : 'Recusado', a.mensagem].filter(Boolean).join(': ')}</Table.Td>
              <Table.Td>{a.aplicado ? 'Aplicado' : 'Guardado, sem efeito'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
