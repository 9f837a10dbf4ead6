// The house's yards: declared, with their pictures beside the data.
import { PATIO } from '@martelo/contracts/patios/patio.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'
import { FotosDoPatio } from './fotos-do-patio.tsx'

export default function Patios() {
  return (
    <TelaDeCadastro
      cadastro={PATIO}
      ficarAberto
      colunas={[
        { id: 'abre', titulo: 'Horário', valor: (p) => `${p.abre} às ${p.fecha}` },
        { id: 'fecha', titulo: 'Fecha às', valor: (p) => p.fecha, oculta: true },
      ]}
      abas={(p) => [['fotos', 'Fotos', <FotosDoPatio key={p.uid} patUid={p.uid} />]]}
    />
  )
}
