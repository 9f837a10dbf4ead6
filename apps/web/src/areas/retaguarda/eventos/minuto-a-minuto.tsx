// The auction minute by minute: drawn, and as a table for who does not see a drawing or wants the number.
import { BarChart, LineChart } from '@mantine/charts'
import { Card, ScrollArea, SimpleGrid, Table, Text, Title } from '@mantine/core'
import { formatarDataHora, formatarHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import type { Painel } from './painel-do-evento.screen.tsx'

type Minuto = Painel['minutos'][number]

const NO_EIXO = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 })
/** Counts are whole, and the axis has room for thousands. On a wall the ticks are read from afar. */
const eixos = (cheia: boolean) => ({
  yAxisProps: { allowDecimals: false, width: cheia ? 96 : 56, ...(cheia && NA_PAREDE) },
  xAxisProps: { minTickGap: 24, ...(cheia && NA_PAREDE) },
})
const NA_PAREDE = { tick: { fontSize: 20, fill: 'currentColor' } } as const

const soma = (minutos: readonly Minuto[], de: (m: Minuto) => number): number =>
  minutos.reduce((n, m) => n + de(m), 0)

export function MinutoAMinuto({ minutos, cheia }: { minutos: readonly Minuto[]; cheia: boolean }) {
  const [primeiro] = minutos
  const ultimo = minutos.at(-1)
  if (primeiro === undefined || ultimo === undefined)
    return (
      <Text c="dimmed" size="sm">
        Ainda não houve lances, vendas nem entradas.
      </Text>
    )
  const pontos = minutos.map((m) => ({
    ...m,
    hora: formatarHora(Date.parse(m.minuto)),
    reais: m.valor / 100,
  }))
  const altura = cheia ? '36vh' : 220
  return (
    <>
      <Text size="sm" c="dimmed" className="painel-do-evento__rotulo">
        Minuto a minuto, de {formatarDataHora(Date.parse(primeiro.minuto))} a{' '}
        {formatarDataHora(Date.parse(ultimo.minuto))}
      </Text>
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <Card withBorder>
          <Title order={2} size="h5" mb="sm">
            Lances por minuto
          </Title>
          <div
            role="img"
            aria-label={`${soma(minutos, (m) => m.lances)} lances e ${soma(minutos, (m) => m.entradas)} entradas em ${minutos.length} minutos. Os números estão na tabela abaixo.`}
          >
            <LineChart
              h={altura}
              data={pontos}
              dataKey="hora"
              curveType="linear"
              withDots={false}
              withTooltip={false}
              {...eixos(cheia)}
              series={[
                { name: 'lances', label: 'Lances', color: 'blue.6' },
                { name: 'participantes', label: 'Pessoas dando lances', color: 'orange.6' },
                { name: 'entradas', label: 'Entradas', color: 'teal.6' },
              ]}
              withLegend
            />
          </div>
        </Card>
        <VendidoPorMinuto pontos={pontos} altura={altura} cheia={cheia} />
      </SimpleGrid>
      {!cheia && <EmTabela minutos={minutos} />}
    </>
  )
}

interface PropsDoVendido {
  readonly pontos: readonly (Minuto & { readonly hora: string; readonly reais: number })[]
  readonly altura: string | number
  readonly cheia: boolean
}

function VendidoPorMinuto({ pontos, altura, cheia }: PropsDoVendido) {
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Vendido por minuto (R$)
      </Title>
      <div
        role="img"
        aria-label={`${formatarReais(soma(pontos, (m) => m.valor))} em ${soma(pontos, (m) => m.vendidos)} lotes. Os números estão na tabela abaixo.`}
      >
        <BarChart
          h={altura}
          data={[...pontos]}
          dataKey="hora"
          withTooltip={false}
          {...eixos(cheia)}
          valueFormatter={(v) => NO_EIXO.format(v)}
          series={[{ name: 'reais', label: 'Vendido', color: 'green.6' }]}
        />
      </div>
    </Card>
  )
}

/** The minutes in which something happened. */
function EmTabela({ minutos }: { minutos: readonly Minuto[] }) {
  const comAlgo = minutos.filter((m) => m.lances + m.entradas + m.vendidos > 0)
  return (
    <details>
      <summary>Os mesmos números em tabela</summary>
      <ScrollArea>
        <Table mt="sm" miw={520}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Minuto</Table.Th>
              <Table.Th scope="col">Lances</Table.Th>
              <Table.Th scope="col">Pessoas dando lances</Table.Th>
              <Table.Th scope="col">Entradas</Table.Th>
              <Table.Th scope="col">Lotes vendidos</Table.Th>
              <Table.Th scope="col">Vendido</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {comAlgo.map((m) => (
              <Table.Tr key={m.minuto}>
                <Table.Th scope="row">{formatarDataHora(Date.parse(m.minuto))}</Table.Th>
                <Table.Td>{m.lances}</Table.Td>
                <Table.Td>{m.participantes}</Table.Td>
                <Table.Td>{m.entradas}</Table.Td>
                <Table.Td>{m.vendidos}</Table.Td>
                <Table.Td>{formatarReais(m.valor)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
    </details>
  )
}
