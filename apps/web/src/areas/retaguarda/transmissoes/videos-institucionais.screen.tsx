// The three films of the house: each has a key on the broadcast's desk. The file is kept with the record.
import { VIDEO_INSTITUCIONAL } from '@martelo/contracts/transmissoes/video-institucional.cadastro.ts'
import { IconCamera } from '@martelo/ui/icones-ao-vivo.tsx'
import { EmptyState } from '@martelo/ui/states.tsx'
import { AnexosDoRegistro } from '../../../kit/anexos/anexos-do-registro.tsx'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function VideosInstitucionais() {
  return (
    <TelaDeCadastro
      cadastro={VIDEO_INSTITUCIONAL}
      ficarAberto
      abas={(v) => [
        [
          'arquivos',
          'Arquivo',
          <AnexosDoRegistro key="arquivos" entidade="video_institucional" uid={v.uid} />,
        ],
      ]}
      vazio={
        <EmptyState
          icon={IconCamera}
          title="Nenhum filme ainda"
          description="São três lugares: F1, F2 e F3 do estúdio de transmissão. Salve o registro e envie o arquivo."
        />
      }
    />
  )
}
