import { INDICE_MENSAL } from '@martelo/contracts/indices/indice-mensal.cadastro.ts'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(INDICE_MENSAL)
