import { TRATAMENTO_DE_DADOS } from '@martelo/contracts/privacidade/tratamento.cadastro.ts'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(TRATAMENTO_DE_DADOS)
