// The vehicle's tab "Pátio": where it stands.
import { Text } from '@mantine/core'
import type { AbaDeVeiculo } from '../veiculos/aba-de-veiculo.ts'

export function PatioDoVeiculo({ v }: AbaDeVeiculo) {
  return (
    <Text>
      {v.patio === null ? 'O veículo está em local externo.' : `O veículo está no pátio ${v.patio}.`}
    </Text>
  )
}
