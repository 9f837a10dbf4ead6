// Interest per month for each number of instalments, with what R$ 10.000,00 would cost.
import { ActionIcon, Button, NumberInput, Table } from '@mantine/core'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import {
  JUROS_MAXIMOS,
  type LinhaDoParcelamento,
  MAXIMO_DE_PARCELAS,
  valorDaParcela,
} from '@martelo/domain/pagamentos/parcelas-do-cartao.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { chamar } from '../../../core/api.ts'
import { QuadroDaTabela } from './quadro-da-tabela.tsx'
import { useTabelaDoSite } from './usar-tabela-do-site.ts'

const EXEMPLO = 10_000_00

export function AbaParcelas() {
  const t = useTabelaDoSite<LinhaDoParcelamento>({
    chave: 'tabela-de-parcelas',
    ler: () => chamar('GET /v1/parcelamento/tabela'),
    gravar: (marca, linhas) => chamar('PUT /v1/parcelamento/tabela', { body: { marca, linhas } }),
  })
  const proxima = Math.max(0, ...t.linhas.map((l) => l.parcelas)) + 1
  return (
    <QuadroDaTabela
      t={t}
      explicacao="A compra e o simulador da página do lote usam esta tabela, sob a regra do cartão."
    >
      <Table maw={720}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Parcelas</Table.Th>
            <Table.Th>Juros ao mês</Table.Th>
            <Table.Th ta="right">Parcela de {formatarReais(EXEMPLO)}</Table.Th>
            <Table.Th ta="right">Total</Table.Th>
            <Table.Th aria-label="Tirar" />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {t.linhas.map((l, i) => (
            <Linha
              key={l.parcelas}
              l={l}
              mudar={(jurosAoMes) => t.mudar(t.linhas.map((x, j) => (j === i ? { ...x, jurosAoMes } : x)))}
              tirar={() => t.mudar(t.linhas.filter((_, j) => j !== i))}
            />
          ))}
        </Table.Tbody>
      </Table>
      <div>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={proxima > MAXIMO_DE_PARCELAS}
          onClick={() =>
            t.mudar([...t.linhas, { parcelas: proxima, jurosAoMes: t.linhas.at(-1)?.jurosAoMes ?? 0 }])
          }
        >
          {proxima} parcelas
        </Button>
      </div>
    </QuadroDaTabela>
  )
}

function Linha({
  l,
  mudar,
  tirar,
}: {
  l: LinhaDoParcelamento
  mudar: (jurosAoMes: number) => void
  tirar: () => void
}) {
  const parcela = valorDaParcela(EXEMPLO, l)
  return (
    <Table.Tr>
      <Table.Th scope="row">{l.parcelas}×</Table.Th>
      <Table.Td>
        <NumberInput
          size="xs"
          w={120}
          aria-label={`Juros ao mês em ${l.parcelas} parcelas`}
          suffix=" %"
          decimalSeparator=","
          decimalScale={2}
          min={0}
          max={JUROS_MAXIMOS}
          hideControls
          value={l.jurosAoMes}
          onChange={(v) => mudar(Number(v) || 0)}
        />
      </Table.Td>
      <Table.Td ta="right" className="numeros">
        {formatarReais(parcela)}
      </Table.Td>
      <Table.Td ta="right" className="numeros">
        {formatarReais(parcela * l.parcelas)}
      </Table.Td>
      <Table.Td>
        <ActionIcon variant="subtle" color="red" aria-label={`Tirar ${l.parcelas} parcelas`} onClick={tirar}>
          <IconTrash size={16} />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  )
}
