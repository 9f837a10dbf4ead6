// State and grade of an inspection, as every list shows them.
import { Badge } from '@mantine/core'
import { fraseDaNota } from '@martelo/domain/vistorias/nota-da-vistoria.ts'
import type { Nota } from '@martelo/domain/vistorias/danos.ts'
import type { SituacaoDeVistoria } from '@martelo/domain/vistorias/states.ts'

const CORES: Readonly<Record<SituacaoDeVistoria, string>> = {
  Aguardando: 'yellow',
  Realizada: 'green',
  Cancelada: 'gray',
}
const CORES_DA_NOTA: Readonly<Record<Nota, string>> = {
  A: 'green',
  B: 'teal',
  C: 'yellow',
  D: 'orange',
  E: 'red',
}

export const SeloDaVistoria = ({ situacao }: { situacao: SituacaoDeVistoria }) => (
  <Badge variant="light" color={CORES[situacao]} tt="none">
    {situacao}
  </Badge>
)

export const SeloDaNota = ({ nota }: { nota: Nota }) => (
  <Badge variant="light" color={CORES_DA_NOTA[nota]} tt="none" title={fraseDaNota(nota)}>
    {`Nota ${nota}`}
  </Badge>
)
