import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { lanceDeApelido } from '@martelo/contracts/pregao/lance-de-apelido.contract.ts'
import { ROTULOS_DE_ACAO } from '@martelo/domain/lances/apelidos.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { apresentarResposta, darLanceDoLeiloeiro, doMesmoPedido } from '../lances/door.ts'
import { leilaoDoLote, listarApelidos } from './apelidos-da-mesa.sql.ts'
import { quemNaSala } from './quem-na-sala.sql.ts'

handle(lanceDeApelido, async (ctx, { params, body }) => {
  if (!ctx.hotsite.apelidosLeiloeiro)
    return recusar('APELIDOS_DESLIGADOS', 'Este site não usa apelidos de leiloeiro.')
  const { quem } = body
  const alvo = await ctx.ler(async (tx) => {
    const lote = await leilaoDoLote(tx, ctx.hotsite.id, params.lelUid)
    const pessoa = lote && (await quemNaSala(tx, ctx.hotsite, ctx.sessao, lote.leiUid))
    if (!lote || !pessoa || lote.leiUid !== params.leiUid)
      return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    if (!pessoa.conduz) return recusar('SEM_PERMISSAO', 'Este leilão é conduzido por outro leiloeiro.')
    if ('apeUid' in quem) return { lote, apelidoUid: quem.apeUid }
    const daVez = (await listarApelidos(tx, lote.leiId, lote.lelId)).find((a) => a.acoesApelido[quem.acao])
    return daVez
      ? { lote, apelidoUid: daVez.uid }
      : recusar('SEM_APELIDO', `Nenhum apelido está marcado como ${ROTULOS_DE_ACAO[quem.acao]}.`)
  })
  if (ehRecusa(alvo)) return alvo
  const r = await darLanceDoLeiloeiro(ctx, {
    lelUid: params.lelUid,
    apelidoUid: alvo.apelidoUid,
    valor: body.valor,
    chave: body.chaveDoPedido,
    emDefesa: body.emDefesa,
    confirmarValorAlto: body.confirmarValorAlto,
  })
  if (r.tipo === 'nao-decidido' && r.codigo === 'APELIDO_INEXISTENTE')
    return recusar('SEM_APELIDO', 'Este apelido não é deste leilão.')
  if (r.tipo === 'aceito') {
    const { lote } = alvo
    const apelidos = await ctx.ler((tx) => listarApelidos(tx, lote.leiId, lote.lelId))
    await ctx.servicos.tempoReal.publicar({ id: lote.leiId, uid: lote.leiUid, hotId: ctx.hotsite.id }, [
      {
        evento: 'apelidos-atualizados',
        para: ['leiloeiro', 'equipe'],
        dados: { lelUid: params.lelUid, apelidos },
      },
    ])
  }
  return apresentarResposta(doMesmoPedido(r, body.valor), ctx.hotsite.tipo === 'loja' ? 'loja' : 'leilao')
})
