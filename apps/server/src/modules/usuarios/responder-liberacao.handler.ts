import { responderLiberacao } from '@martelo/contracts/usuarios/responder-liberacao.contract.ts'
import { podeTransitarLiberacao } from '@martelo/domain/usuarios/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { avisarDaRespostaDoDono } from './avisar-da-liberacao.ts'
import { liberacaoPorUid, moverLiberacao, revogarSessoesDe } from './liberacoes.sql.ts'

handle(responderLiberacao, (ctx, { params, body: { resposta } }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const l = await liberacaoPorUid(tx, hotId, params.uid)
    if (l === undefined || l.donoUsuId !== exigirSessao(ctx).usuId)
      return recusar('NAO_ENCONTRADO', 'Acesso não encontrado')
    const r = podeTransitarLiberacao({ de: l.situacao, evento: resposta, atores: ['Cliente'] })
    if (!r.pode) return recusar('RESPONDIDA', 'Este acesso já foi respondido ou terminou.')
    await moverLiberacao(tx, hotId, l.id, r.para)
    if (resposta === 'encerrar') await revogarSessoesDe(tx, hotId, l.donoUsuId, l.usuId)
    await auditar(ctx, tx, { entidade: 'liberacao_acesso', uid: l.uid, acao: resposta })
    await avisarDaRespostaDoDono(ctx, tx, l, resposta)
    return {}
  }),
)
