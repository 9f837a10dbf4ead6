import { VIDEO_INSTITUCIONAL } from '@martelo/contracts/transmissoes/video-institucional.cadastro.ts'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(VIDEO_INSTITUCIONAL)
