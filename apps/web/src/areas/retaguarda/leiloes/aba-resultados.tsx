// How the auction went: outcomes drawn, sums beside them.
import { BarChart } from '@mantine/charts'
import { Card, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import type { Leilao } from './leilao-lido.ts'

export function AbaResultados({ a }: { a: Leilao }) {
  const r = a.resultado
  const encerrados = r.vendidos + r.condicionais + r.semLance
  const numeros: readonly (readonly [string, string])[] = [
    ['Total arrematado', formatarReais(r.totalArrematado)],
    ['Soma dos mínimos', formatarReais(r.totalMinimo)],
    [
      'Lotes vendidos',
      encerrados === 0
        ? '—'
        : `${r.vendidos} de ${encerrados} (${Math.round((r.vendidos / encerrados) * 100)}%)`,
    ],
    ['Lances', r.lances.toLocaleString('pt-BR')],
    ['Participantes', r.participantes.toLocaleString('pt-BR')],
    ['Pagamento até', a.dataPagamento.split('-').reverse().join('/')],
  ]
  const barras = [
    { saida: 'Vendidos', lotes: r.vendidos },
    { saida: 'Condicionais', lotes: r.condicionais },
    { saida: 'Sem lance', lotes: r.semLance },
    { saida: 'Retirados', lotes: r.retirados },
    { saida: 'Em aberto', lotes: r.abertos },
  ]
  return (
    <Stack>
      <SimpleGrid cols={{ base: 2, md: 3 }}>
        {numeros.map(([nome, valor]) => (
          <Card withBorder key={nome} padding="sm">
            <Text size="xs" c="dimmed">
              {nome}
            </Text>
            <Text fw={700} size="lg" className="numeros">
              {valor}
            </Text>
          </Card>
        ))}
      </SimpleGrid>
      <Card withBorder>
        <Title order={2} size="h5" mb="sm">
          Lotes por resultado
        </Title>
        {a.quantidadeLotes === 0 ? (
          <Text c="dimmed" size="sm">
            Este leilão ainda não tem lotes.
          </Text>
        ) : (
          <div role="img" aria-label={barras.map((b) => `${b.saida}: ${b.lotes}`).join('; ')}>
            <BarChart
              h={220}
              data={barras}
              dataKey="saida"
              series={[{ name: 'lotes', label: 'Lotes', color: 'marca.6' }]}
              withBarValueLabel
              withTooltip={false}
              gridAxis="none"
              tickLine="none"
              withYAxis={false}
            />
          </div>
        )}
      </Card>
    </Stack>
  )
}
