import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { paineisDe } from '@martelo/contracts/relatorios/paineis.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { Indicadores } from '../../../parts/relatorios/indicadores.tsx'

export default function IndicadoresDaCasa() {
  return (
    <Indicadores
      titulo="Indicadores"
      paineis={paineisDe(useQuem(), 'casa')}
      relatorios={caminho(TELAS_RETAGUARDA.relatorios)}
    />
  )
}
