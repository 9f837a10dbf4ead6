import { PRECO_DE_ROTA } from '@martelo/contracts/remocoes/preco-de-rota.cadastro.ts'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(PRECO_DE_ROTA)
