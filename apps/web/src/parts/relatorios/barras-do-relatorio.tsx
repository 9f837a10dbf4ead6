// Sums by a field, drawn. What is drawn stands in a table beside it, for who does not see it.
import { BarChart } from '@mantine/charts'
import type { SomaDeRelatorio } from '@martelo/domain/relatorios/declarar-relatorio.ts'
import { mostrarCelula } from '@martelo/domain/relatorios/mostrar-celula.ts'

export interface Barra {
  readonly nome: string
  readonly valor: number
}

interface Props {
  readonly titulo: string
  readonly tipo: SomaDeRelatorio['tipo']
  readonly barras: readonly Barra[]
  readonly altura?: number
}

/** Months and ages fit under their bars. Under longer names only some would be written: these lie beside theirs. */
const CABE_EMBAIXO = 12
const ALTURA_DEITADA = 44

export function BarrasDoRelatorio({ titulo, tipo, barras, altura = 240 }: Props) {
  // Names without a bar say no more than the table does.
  if (barras.every((b) => b.valor === 0)) return null
  const dividir = tipo === 'dinheiro' ? 100 : 1
  const deitadas = barras.some((b) => b.nome.length > CABE_EMBAIXO)
  return (
    <div role="img" aria-label={`${titulo}, em barras. Os mesmos números estão na tabela abaixo.`}>
      <BarChart
        h={deitadas ? Math.max(80, barras.length * ALTURA_DEITADA) : altura}
        data={barras.map((b) => ({ nome: b.nome, valor: b.valor / dividir }))}
        dataKey="nome"
        series={[{ name: 'valor', label: titulo, color: 'marca.6' }]}
        valueFormatter={(v) => mostrarCelula({ tipo }, tipo === 'dinheiro' ? Math.round(v * 100) : v)}
        orientation={deitadas ? 'vertical' : 'horizontal'}
        withXAxis={!deitadas}
        withYAxis={deitadas}
        yAxisProps={{ width: 140, interval: 0 }}
        gridAxis="none"
        tickLine="none"
        maxBarWidth={48}
      />
    </div>
  )
}
