import { INTEGRACAO_COMITENTE } from '@martelo/contracts/integracoes/integracao-comitente.cadastro.ts'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(INTEGRACAO_COMITENTE)
