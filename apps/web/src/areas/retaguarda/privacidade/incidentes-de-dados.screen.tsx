import { INCIDENTE_DE_DADOS } from '@martelo/contracts/privacidade/incidente-de-dados.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'
import { AfetadosDoIncidente } from './afetados-do-incidente.tsx'

export default function IncidentesDeDados() {
  return (
    <TelaDeCadastro
      cadastro={INCIDENTE_DE_DADOS}
      ficarAberto
      abas={(i) => [['afetados', 'Pessoas afetadas', <AfetadosDoIncidente key="afetados" uid={i.uid} />]]}
    />
  )
}
