// The house's counter-offer stands until the lot is sold or another answer is given: who made the proposal takes it with one
// request. It becomes a proposal of that value, judged and logged like any other, and is accepted in the house's name. Dies
// the process in between, a proposal waits for the house; the same request again ends it.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { aceitarContraproposta } from '@martelo/contracts/lances/aceitar-contraproposta.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { ehRecusa, handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { pedirPeloCliente } from './apresentar-lance.ts'
import { escreverDaProposta } from './carta-da-proposta.ts'
import * as propostas from './propostas.sql.ts'
import { venderPorProposta } from './vender-por-proposta.ts'

const jaRespondida = () => recusar('JA_RESPONDIDA', 'Esta contraproposta já não vale.')

handle(aceitarContraproposta, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const { cliId } = exigirCliente(ctx)
  const chave = body.chaveDoPedido
  const oferta = await ctx.ler((tx) => propostas.contrapropostaDe(tx, hotId, cliId, params.uid))
  if (oferta === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  const feita = await ctx.ler((tx) => propostas.propostaPorChave(tx, hotId, cliId, chave))
  if (feita?.situacao === 'ACEITA') return { situacao: 'ACEITA' as const, situacaoLote: feita.situacaoLote }
  if (oferta.situacao !== 'CONTRAPROPOSTA' || oferta.contraproposta === null) return jaRespondida()
  const { lelUid, contraproposta: valor } = oferta
  if (valor !== body.valor)
    return recusar('MUDOU', 'O valor da contraproposta é outro. Confira antes de aceitar.')
  const pedida = await pedirPeloCliente(ctx, { tipo: 'Proposta', lelUid, valor, chave })
  if (ehRecusa(pedida)) return pedida
  const { transicao, situacaoLote } = await ctx.tx(async (tx) => {
    const antiga = await propostas.travarProposta(tx, hotId, params.uid)
    const nova = await propostas.propostaPorChave(tx, hotId, cliId, chave)
    const p = nova && (await propostas.travarProposta(tx, hotId, nova.uid))
    // The same tap came twice and the other request was faster: what it got is the answer.
    if (nova !== null && antiga?.situacao === 'ACEITA' && p?.situacao === 'ACEITA')
      return { transicao: null, situacaoLote: nova.situacaoLote }
    if (antiga?.situacao !== 'CONTRAPROPOSTA' || p?.situacao !== 'ENVIADA')
      throw new RecusaLancada(jaRespondida())
    // Who made the counter-offer has answered; the client only took it.
    const resposta = {
      situacao: 'ACEITA',
      contraproposta: valor,
      motivo: oferta.motivo,
      usuId: oferta.respondidaBy,
    } as const
    await propostas.gravarResposta(tx, hotId, antiga.id, resposta)
    await propostas.gravarResposta(tx, hotId, p.id, { ...resposta, contraproposta: null })
    await auditar(ctx, tx, {
      entidade: 'proposta',
      uid: params.uid,
      acao: 'aceitarContraproposta',
      depois: { situacao: 'ACEITA', valor },
    })
    const vendida = await venderPorProposta(ctx, tx, p, ['Leilão'])
    const escrita = vendida.para === 'CONDICIONAL' ? 'ACEITA_CONDICIONAL' : 'ACEITA'
    await escreverDaProposta(ctx.servicos, tx, p, escrita)
    return { transicao: vendida, situacaoLote: vendida.para }
  })
  if (transicao !== null) {
    ctx.servicos.publicador.transitaram([transicao])
    ctx.servicos.tempoReal.avisar(`retaguarda:${hotId}`, 'proposta-recebida', { lelUid })
  }
  return { situacao: 'ACEITA' as const, situacaoLote }
})
