import { responderLiberacao } from '@martelo/contracts/usuarios/responder-liberacao.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { liberacaoPorUid, moverLiberacao, revogarSessoesDe } from './liberacoes.sql.ts'

const PARA = { consentir: 'consentida', recusar: 'recusada', encerrar: 'encerrada' } as const

handle(responderLiberacao, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const l = await liberacaoPorUid(tx, hotId, params.uid)
    if (l === undefined || l.donoUsuId !== exigirSessao(ctx).usuId)
      return recusar('NAO_ENCONTRADO', 'Acesso não encontrado')
    if (l.situacao !== (body.resposta === 'encerrar' ? 'consentida' : 'aguardando'))
      return recusar('RESPONDIDA', 'Este acesso já foi respondido ou terminou.')
    await moverLiberacao(tx, hotId, l.id, PARA[body.resposta])
    if (body.resposta === 'encerrar') await revogarSessoesDe(tx, hotId, l.donoUsuId, l.usuId)
    await auditar(ctx, tx, { entidade: 'liberacao_acesso', uid: l.uid, acao: body.resposta })
    return {}
  }),
)
