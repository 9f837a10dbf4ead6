// The sums of a statement, and the lots that they come from.
import { Anchor, Stack, Table, Text } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { Link } from 'react-router'
import '../../../kit/tabela/tabela.css'
import type { Prestacao } from './prestacao.screen.tsx'

export function ContasDaPrestacao({ p }: { p: Prestacao }) {
  const { contas: c } = p
  const linhas = [
    ['Vendido e pago', c.vendido],
    ['Multa por parcela em atraso', c.multas],
    ['Correção por índice', c.correcoes],
    ['Comissão', -c.comissao],
    ['Despesas', -c.despesas],
    ['Adiantamentos', -c.adiantamentos],
    ['Retido', -c.retido],
  ] as const
  return (
    <Stack>
      <Table withTableBorder maw={420} aria-label="Contas">
        <Table.Tbody>
          {linhas
            .filter(([rotulo, v]) => v !== 0 || rotulo === 'Vendido e pago')
            .map(([rotulo, v]) => (
              <Table.Tr key={rotulo}>
                <Table.Th scope="row">{rotulo}</Table.Th>
                <Table.Td ta="right">{formatarReais(v)}</Table.Td>
              </Table.Tr>
            ))}
          <Table.Tr>
            <Table.Th scope="row">Líquido do comitente</Table.Th>
            <Table.Td ta="right" fw={700}>
              {formatarReais(c.liquido)}
            </Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
      <LotesDaPrestacao p={p} />
      {p.pendentes.lotes > 0 && (
        <Text size="sm" c="dimmed">
          {`${quantos(p.pendentes.lotes, 'lote vendido ainda não foi pago', 'lotes vendidos ainda não foram pagos')} (${formatarReais(p.pendentes.valor)}): entram em outra prestação.`}
        </Text>
      )}
    </Stack>
  )
}

function LotesDaPrestacao({ p }: { p: Prestacao }) {
  const [comMulta, comCorrecao] = [p.contas.multas > 0, p.itens.some((i) => i.correcao > 0)]
  return (
    <div className="tabela-corpo">
      <Table withTableBorder aria-label="Lotes vendidos e pagos">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Lote</Table.Th>
            <Table.Th>Venda</Table.Th>
            <Table.Th ta="right">Valor</Table.Th>
            {comMulta && <Table.Th ta="right">Multa</Table.Th>}
            {comCorrecao && <Table.Th ta="right">Correção</Table.Th>}
            <Table.Th ta="right">Comissão</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {p.itens.map((i) => (
            <Table.Tr key={`${i.vndId} ${i.lote}`}>
              <Table.Td data-titulo="Lote">{`${i.lote} – ${i.nome}`}</Table.Td>
              <Table.Td data-titulo="Venda">
                <Anchor component={Link} to={caminho(TELAS_RETAGUARDA.venda, { id: i.vndId })}>
                  {numeroDaVenda(i.vndId)}
                </Anchor>
              </Table.Td>
              <Table.Td ta="right" data-titulo="Valor">
                {formatarReais(i.valor)}
              </Table.Td>
              {comMulta && (
                <Table.Td ta="right" data-titulo="Multa">
                  {formatarReais(i.multa)}
                </Table.Td>
              )}
              {comCorrecao && (
                <Table.Td ta="right" data-titulo="Correção">
                  {formatarReais(i.correcao)}
                </Table.Td>
              )}
              <Table.Td ta="right" data-titulo="Comissão">
                {formatarReais(i.comissao)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
