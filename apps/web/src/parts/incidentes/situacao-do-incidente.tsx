// An incident's state: colour and word.
import { Badge } from '@mantine/core'
import { ROTULO_DO_INCIDENTE, type SituacaoDeIncidente } from '@martelo/domain/incidentes/states.ts'

const COR: Readonly<Record<SituacaoDeIncidente, string>> = {
  ABERTO: 'yellow',
  EM_ANALISE: 'blue',
  AGUARDANDO_CLIENTE: 'orange',
  DECIDIDO: 'teal',
  ENCERRADO: 'gray',
  RETIRADO: 'gray',
}

export function SituacaoDoIncidente({ s }: { s: SituacaoDeIncidente }) {
  return (
    <Badge variant="light" color={COR[s]} style={{ flexShrink: 0 }}>
      {ROTULO_DO_INCIDENTE[s]}
    </Badge>
  )
}
