// The positions that the photographs of a vehicle must have: declared.
import { Text } from '@mantine/core'
import { MODELO_FOTOS } from '@martelo/contracts/veiculos/modelo-fotos.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function ModeloDeFotosDoSite() {
  return (
    <TelaDeCadastro
      cadastro={MODELO_FOTOS}
      topo={
        <Text size="sm" c="dimmed" mb="sm">
          A posição de cada foto é escolhida na aprovação das fotos. Onde a casa exige fotos aprovadas, um
          lote só é liberado com as posições obrigatórias.
        </Text>
      }
    />
  )
}
