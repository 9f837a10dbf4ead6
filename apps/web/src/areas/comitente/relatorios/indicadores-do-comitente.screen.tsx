import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { PAINEIS } from '@martelo/contracts/relatorios/paineis.ts'
import { Indicadores } from '../../../parts/relatorios/indicadores.tsx'

/** The house that comes here sees its own figures, drawn as the consignor's are. */
export default function IndicadoresDoComitente() {
  return (
    <Indicadores
      titulo="Meus indicadores"
      paineis={[{ papel: 'Comitente', quadros: PAINEIS.Comitente ?? [] }]}
      relatorios={caminho(TELAS_COMITENTE.relatoriosDoComitente)}
    />
  )
}
