import { INCIDENTE_DE_DADOS } from '@martelo/contracts/privacidade/incidente-de-dados.cadastro.ts'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(INCIDENTE_DE_DADOS)
