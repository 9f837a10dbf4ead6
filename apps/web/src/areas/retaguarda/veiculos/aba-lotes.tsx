// The vehicle's tab "Lotes": the auctions in which it stood.
import { Anchor, Table, Text } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { Link } from 'react-router'
import { useQuem } from '../../../core/marca-atual.ts'
import { PrecoDaCasa } from '../../../parts/lotes/preco-da-casa.tsx'
import { SeloDoLote } from '../../../parts/estados/situacoes.tsx'
import type { AbaDeVeiculo } from '../../../parts/veiculos/aba-de-veiculo.ts'

export function AbaLotes({ v }: AbaDeVeiculo) {
  const ligar = permite('lote:ver', useQuem())
  if (v.lotes.length === 0) return <Text c="dimmed">Este veículo ainda não esteve em leilão.</Text>
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Leilão</Table.Th>
            <Table.Th>Lote</Table.Th>
            <Table.Th>Situação</Table.Th>
            <Table.Th ta="right">Mínimo</Table.Th>
            <Table.Th ta="right">Lance</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {v.lotes.map((l) => (
            <Table.Tr key={l.uid}>
              <Table.Td>
                {l.leilao}, {formatarData(Date.parse(l.data))}
              </Table.Td>
              <Table.Td>
                {ligar ? (
                  <Anchor
                    component={Link}
                    to={`${TELAS_RETAGUARDA.lotes.path}?lote=${l.uid}&veiculo=${v.uid}`}
                    size="sm"
                  >
                    {l.numero}
                  </Anchor>
                ) : (
                  l.numero
                )}
              </Table.Td>
              <Table.Td>
                <SeloDoLote situacao={l.situacao} />
              </Table.Td>
              <Table.Td ta="right" className="numeros">
                {formatarReais(l.minimo)}
              </Table.Td>
              <Table.Td ta="right" className="numeros">
                <PrecoDaCasa lance={l.lance} vendido={l.valorVendido} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
