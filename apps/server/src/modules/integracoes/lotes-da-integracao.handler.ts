import { lotesDaIntegracao } from '@martelo/contracts/integracoes/lotes-da-integracao.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarIntegracao } from './apresentar-integracao.ts'

handle(lotesDaIntegracao, (ctx, { params }) =>
  ctx.ler((tx) => apresentarIntegracao(ctx, tx, params.leilaoUid)),
)
