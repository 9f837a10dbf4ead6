import { TABELA_DIARIA } from '@martelo/contracts/estadias/tabela-diaria.cadastro.ts'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(TABELA_DIARIA)
