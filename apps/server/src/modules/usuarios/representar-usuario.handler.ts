// Support sees what a person sees: half an hour, looking only, with reason, and he is told. The own session waits meanwhile:
// one browser shows one.
import { representarUsuario } from '@martelo/contracts/usuarios/representar-usuario.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { contaPorUid } from './contas.sql.ts'
import { motivoDeNaoRepresentar } from './permissoes-da-conta.ts'
import { abrirSessaoDeOutro, guardarVolta } from './sessao.ts'
import { usuarioPorId } from './usuarios.sql.ts'

handle(representarUsuario, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const s = exigirSessao(ctx)
    const hotId = ctx.hotsite.id
    const c = await contaPorUid(tx, hotId, params.uid)
    const u = c && (await usuarioPorId(tx, hotId, c.id))
    if (c === undefined || u === undefined) return recusar('NAO_ENCONTRADO', 'Usuário não encontrado')
    const motivo = await motivoDeNaoRepresentar(tx, hotId, s, c)
    if (motivo !== null) return recusar('IMPEDIDO', motivo)
    // The session would be none: a block of the account ends those of others in it too.
    const nela = { ip: ctx.ip, aparelho: null, usuId: u.id, equipe: true }
    if (ctx.servicos.bloqueios.barra(hotId, nela, 'ENTRAR'))
      return recusar(
        'IMPEDIDO',
        'Há um bloqueio desta conta em Bloqueios: encerre-o para ver o site como ela.',
      )
    await auditar(ctx, tx, { entidade: 'usuario', uid: c.uid, acao: 'representar', motivo: body.motivo })
    await ctx.servicos.correio.avisar(tx, hotId, {
      tipo: 'conta-representada',
      para: { usuId: c.id },
      variaveis: { quem: s.nome, motivo: body.motivo },
      por: s.usuId,
    })
    await guardarVolta(ctx, tx, s)
    return abrirSessaoDeOutro(ctx, tx, u, {
      por: { usuId: s.usuId, nome: s.nome, escopo: ['ver'] },
      liberacao: null,
    })
  }),
)
