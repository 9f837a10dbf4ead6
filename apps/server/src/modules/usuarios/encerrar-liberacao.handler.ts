import { encerrarLiberacao } from '@martelo/contracts/usuarios/encerrar-liberacao.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarLiberacao } from './apresentar-liberacao.ts'
import { liberacaoPorUid, liberacoesDaCasa, moverLiberacao, revogarSessoesDe } from './liberacoes.sql.ts'

handle(encerrarLiberacao, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const l = await liberacaoPorUid(tx, hotId, params.uid)
    if (l === undefined) return recusar('NAO_ENCONTRADO', 'Acesso não encontrado')
    await moverLiberacao(tx, hotId, l.id, 'encerrada')
    await revogarSessoesDe(tx, hotId, l.donoUsuId, l.usuId)
    await auditar(ctx, tx, { entidade: 'liberacao_acesso', uid: l.uid, acao: 'encerrar' })
    return (await liberacoesDaCasa(tx, hotId)).map(apresentarLiberacao)
  }),
)
