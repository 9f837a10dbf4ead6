// The vehicle's tab "Remoções".
import { Text } from '@mantine/core'
import type { AbaDeVeiculo } from '../veiculos/aba-de-veiculo.ts'

export function RemocoesDoVeiculo({ v }: AbaDeVeiculo) {
  return <Text c="dimmed">{`${v.nome} não tem remoções.`}</Text>
}
