// Templates of the broadcast: where each camera, the film and the overlays stand in the picture.
import { TEMPLATE_TRANSMISSAO } from '@martelo/contracts/transmissoes/template-transmissao.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'
import { EditorDoModelo } from './editor-do-modelo.tsx'

export default function ModelosDeTransmissao() {
  return (
    <TelaDeCadastro
      cadastro={TEMPLATE_TRANSMISSAO}
      campos={{ videoFilter: (r, travado) => <EditorDoModelo r={r} travado={travado} /> }}
    />
  )
}
