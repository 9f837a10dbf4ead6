import { autorizacaoDeRetirada } from '@martelo/contracts/impressos/autorizacao-de-retirada.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { montarAutorizacao } from './montar-autorizacao.ts'

handle(
  autorizacaoDeRetirada,
  async (ctx, { params }) =>
    (await montarAutorizacao(ctx, params.hash)) ?? recusar('NAO_ENCONTRADO', 'Autorização não encontrada'),
)
