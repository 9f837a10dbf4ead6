import { Badge } from '@mantine/core'
import { ROTULO_DA_REMOCAO, type SituacaoDeRemocao } from '@martelo/domain/remocoes/states.ts'

const COR: Readonly<Record<SituacaoDeRemocao, string>> = {
  SOLICITADA: 'yellow',
  AUTORIZADA: 'blue',
  AGENDADA: 'blue',
  EM_COLETA: 'grape',
  EM_TRANSPORTE: 'grape',
  FINALIZADA: 'teal',
  CANCELADA: 'gray',
  FRUSTRADA: 'red',
}

export const SeloDaRemocao = ({ situacao }: { situacao: SituacaoDeRemocao }) => (
  <Badge variant="light" tt="none" color={COR[situacao]}>
    {ROTULO_DA_REMOCAO[situacao]}
  </Badge>
)
