import { TRANSPORTADORA } from '@martelo/contracts/remocoes/transportadora.cadastro.ts'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(TRANSPORTADORA, {
  emUso: {
    remocao: ['remoção', 'remoções'],
    motorista: ['motorista', 'motoristas'],
    preco_de_rota: ['preço de rota', 'preços de rotas'],
  },
})
