import { encerrarLiberacao } from '@martelo/contracts/usuarios/encerrar-liberacao.contract.ts'
import { podeTransitarLiberacao } from '@martelo/domain/usuarios/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarLiberacao } from './apresentar-liberacao.ts'
import { avisarDoFimDaLiberacao } from './avisar-da-liberacao.ts'
import { liberacaoPorUid, liberacoesDaCasa, moverLiberacao, revogarSessoesDe } from './liberacoes.sql.ts'

handle(encerrarLiberacao, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const { usuId, nome } = exigirSessao(ctx)
    const l = await liberacaoPorUid(tx, hotId, params.uid)
    if (l === undefined) return recusar('NAO_ENCONTRADO', 'Acesso não encontrado')
    const r = podeTransitarLiberacao({ de: l.situacao, evento: 'encerrar', atores: ['Liberação Acesso'] })
    if (!r.pode) return recusar('TERMINADA', 'Este acesso já foi recusado ou terminou.')
    await moverLiberacao(tx, hotId, l.id, r.para)
    await revogarSessoesDe(tx, hotId, l.donoUsuId, l.usuId)
    await auditar(ctx, tx, { entidade: 'liberacao_acesso', uid: l.uid, acao: 'encerrar' })
    // Who was never let in has nothing to lose.
    const como = `encerrado por ${nome}, da nossa equipe`
    if (l.situacao === 'consentida') await avisarDoFimDaLiberacao(ctx.servicos, tx, hotId, l, { usuId, como })
    return (await liberacoesDaCasa(tx, hotId)).map(apresentarLiberacao)
  }),
)
