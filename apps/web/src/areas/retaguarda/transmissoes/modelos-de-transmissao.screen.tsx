// Templates of the broadcast: where each camera, the film and the overlays stand in the picture.
import { TEMPLATE_TRANSMISSAO } from '@martelo/contracts/transmissoes/template-transmissao.cadastro.ts'
import { imagemDoModelo } from '@martelo/domain/transmissoes/desenho-do-modelo.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'
import { EditorDoModelo } from './editor-do-modelo.tsx'
import { ImagemDoModelo } from './imagem-do-modelo.tsx'

export default function ModelosDeTransmissao() {
  return (
    <TelaDeCadastro
      cadastro={TEMPLATE_TRANSMISSAO}
      colunas={[
        {
          id: 'desenho',
          titulo: 'Desenho',
          valor: () => null,
          mostrar: (l) => <ImagemDoModelo imagem={imagemDoModelo(l.videoFilter)} />,
        },
      ]}
      campos={{ videoFilter: (r, travado) => <EditorDoModelo r={r} travado={travado} /> }}
    />
  )
}
