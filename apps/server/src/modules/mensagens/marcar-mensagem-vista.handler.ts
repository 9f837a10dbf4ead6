import { marcarMensagemVista } from '@martelo/contracts/mensagens/marcar-mensagem-vista.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { marcarVisto } from '../../core/marcar-visto.ts'

handle(marcarMensagemVista, (ctx, { params: { uid }, body }) =>
  ctx.tx(async (tx) => {
    const mensagem = { tabela: 'mensagem_do_site', entidade: 'mensagem do site', uid }
    const foi = await marcarVisto(ctx, tx, mensagem, body.visto)
    return foi ? {} : recusar('NAO_ENCONTRADO', 'Mensagem não encontrada')
  }),
)
