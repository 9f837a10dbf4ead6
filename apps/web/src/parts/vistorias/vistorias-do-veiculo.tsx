// The vehicle's tab "Vistoria".
import { Text } from '@mantine/core'
import type { AbaDeVeiculo } from '../veiculos/aba-de-veiculo.ts'

export function VistoriasDoVeiculo({ v }: AbaDeVeiculo) {
  return <Text c="dimmed">{`${v.nome} não tem vistorias.`}</Text>
}
