// The house's answer to a chargeback: its defence, or that it gives in. The acquirer decides; until then the money is away.
import { responderContestacao } from '@martelo/contracts/cartoes/responder-contestacao.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { avisarVenda, vendaAvisada } from '../vendas/door.ts'
import { responderAoAdquirente } from './adquirente.integration.ts'
import { apresentarCartoesDaEquipe } from './apresentar-cartao.ts'
import { lerCartao, lerContestacoes, mudarCartao } from './cartoes.sql.ts'
import { travarCartao } from './travar-cartao.ts'

handle(responderContestacao, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const defesa = body.resposta === 'defender' ? (body.defesa?.trim() ?? '') : null
  if (defesa === '') {
    const erro = 'Escreva a defesa: o que foi comprado, por quem, e quando foi entregue.'
    return recusar('CAMPOS', erro, { campos: { defesa: erro } })
  }
  const feito = await ctx.tx(async (tx) => {
    const achado = await travarCartao(tx, hotId, params.uid)
    if (achado === null) return null
    const { c, v } = achado
    await conferirVersao(ctx, tx, {
      entidade: 'cartao',
      uid: c.uid,
      versaoAtual: c.versao,
      versaoLida: body.versao,
    })
    const aberta = (await lerContestacoes(tx, hotId, [c.id])).find((x) => x.situacao === 'aberta')
    if (aberta === undefined)
      throw new RecusaLancada(recusar('RECUSADO', 'Não há contestação à espera de resposta.'))
    await tx
      .updateTable('cartaoContestacao')
      .set({
        situacao: 'defendida',
        defesa,
        respondidaAt: new Date(ctx.agora),
        respondidaBy: exigirSessao(ctx).usuId,
      })
      .where('hotId', '=', hotId)
      .where('id', '=', aberta.id)
      .execute()
    await mudarCartao(tx, hotId, c.id, { erro: null })
    await responderAoAdquirente.agendar(tx, {
      hotId,
      dados: { id: c.id, defesa },
      objeto: { tipo: 'cartao', uid: c.uid },
      chave: `${aberta.uid}-${c.versao}`,
    })
    await auditar(ctx, tx, {
      entidade: 'cartao',
      uid: c.uid,
      acao: defesa === null ? 'aceitarContestacao' : 'defender',
      motivo: defesa,
    })
    const depois = await lerCartao(tx, hotId, { uid: params.uid })
    const [visto] = await apresentarCartoesDaEquipe(ctx, tx, [
      { ...(depois ?? c), cliente: v.venda.clienteNome },
    ])
    return visto && { visto, aviso: vendaAvisada(v) }
  })
  if (!feito) return recusar('NAO_ENCONTRADO', 'Pagamento não encontrado')
  avisarVenda(ctx.servicos, feito.aviso)
  return feito.visto
})
