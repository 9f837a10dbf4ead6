import { LOCAL_REMOCAO } from '@martelo/contracts/remocoes/local-remocao.cadastro.ts'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(LOCAL_REMOCAO, { emUso: { remocao: ['remoção', 'remoções'] } })
