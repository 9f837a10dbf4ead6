import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { solicitarNoLote } from '@martelo/contracts/portal/solicitar-no-lote.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarSolicitacao } from './apresentar-solicitacao.ts'
import { guardarETentar } from './guardar-e-tentar.ts'

handle(solicitarNoLote, async (ctx, { body }) => {
  const depois = await guardarETentar(ctx, body.itens)
  if (depois === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  return depois.map((s) => apresentarSolicitacao(s, Date.now()))
})
