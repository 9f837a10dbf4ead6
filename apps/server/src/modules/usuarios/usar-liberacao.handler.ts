// The account of another person, as far and as long as he let it be used. The own session ends: one browser holds one.
import { usarLiberacao } from '@martelo/contracts/usuarios/usar-liberacao.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { liberacaoPorUid } from './liberacoes.sql.ts'
import { abrirSessaoDeOutro } from './sessao.ts'
import { revogarFamilia, usuarioPorId } from './usuarios.sql.ts'

handle(usarLiberacao, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const s = exigirSessao(ctx)
    const hotId = ctx.hotsite.id
    if (s.por !== undefined) return recusar('IMPEDIDO', 'Saia antes da conta em que você está.')
    const l = await liberacaoPorUid(tx, hotId, params.uid)
    const u = l && (await usuarioPorId(tx, hotId, l.donoUsuId))
    if (l === undefined || u === undefined || l.usuId !== s.usuId || l.situacao !== 'consentida')
      return recusar('NAO_ENCONTRADO', 'Este acesso não existe, ou terminou.')
    await auditar(ctx, tx, { entidade: 'liberacao_acesso', uid: l.uid, acao: 'usar' })
    await revogarFamilia(tx, hotId, s.familia)
    return abrirSessaoDeOutro(ctx, tx, u, {
      por: { usuId: s.usuId, nome: s.nome, escopo: l.escopo },
      liberacao: l,
    })
  }),
)
