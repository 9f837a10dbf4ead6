import { conversa } from '@martelo/contracts/conversas/conversa.contract.ts'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { apresentarMensagem, seloNaConversa } from './apresentar-mensagem.ts'
import { lerMensagens } from './conversas.sql.ts'
import { lerConversaDaPessoa } from './fatos-da-conversa.ts'

handle(conversa, async (ctx, { query }) => {
  if (ctx.hotsite.necessarioLoginParaVisualizar && ctx.sessao === null)
    return recusar('LOGIN_NECESSARIO', MENSAGENS.semSessaoCliente)
  return ctx.ler(async (tx) => {
    const c = await lerConversaDaPessoa(ctx, tx, query)
    if (c === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const { lugar, leitura } = c
    const salaUid = lugar.lelUid ?? lugar.leiUid
    // One more than asked for tells whether there is a page above.
    const pagina = { antesDe: query.antesDe ?? null, limite: query.limite + 1 }
    const linhas = lugar.chatId === null ? [] : await lerMensagens(tx, lugar.chatId, pagina)
    return {
      chatUid: lugar.chatUid,
      salaUid,
      mensagens: linhas
        .slice(0, query.limite)
        .toReversed()
        .map((m) => apresentarMensagem(m, c.daCasa)),
      temMais: linhas.length > query.limite,
      meuSelo: ctx.sessao && seloNaConversa(salaUid, ctx.sessao.usuUid),
      naoLidas: ctx.sessao === null ? 0 : leitura.naoLidas,
      lidaPelaCasaAte: iso(leitura.lidaPelaCasaAte),
      can: {
        escrever: c.impedimento === null,
        motivo: c.impedimento,
        moderar: c.daCasa && permite('conversa:moderar', ctx.sessao),
      },
    }
  })
})
