import { INTEGRACAO_TAG } from '@martelo/contracts/integracoes/integracao-tag.cadastro.ts'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(INTEGRACAO_TAG)
