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

/** `paraOCliente`: he reads that he is waited for. */
export function SituacaoDoIncidente({
  s,
  paraOCliente = false,
}: {
  s: SituacaoDeIncidente
  paraOCliente?: boolean
}) {
  return (
    <Badge variant="light" color={COR[s]} style={{ flexShrink: 0 }}>
      {paraOCliente && s === 'AGUARDANDO_CLIENTE' ? 'Aguardando você' : ROTULO_DO_INCIDENTE[s]}
    </Badge>
  )
}
