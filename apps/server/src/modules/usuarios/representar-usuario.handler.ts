// Support sees what a person sees: half an hour, looking only, with reason, and he is told. The own session waits meanwhile:
// one browser shows one.
import { PAPEIS_DE_CLIENTE } from '@martelo/contracts/core/permissions.ts'
import { representarUsuario } from '@martelo/contracts/usuarios/representar-usuario.contract.ts'
import { impedimentoDaRepresentacao } from '@martelo/domain/usuarios/em-nome-de-outro.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { contaPorUid } from './contas.sql.ts'
import { permissoesDaConta, permissoesDe } from './permissoes-da-conta.ts'
import { abrirSessaoDeOutro, guardarVolta } from './sessao.ts'
import { usuarioPorId } from './usuarios.sql.ts'

handle(representarUsuario, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const s = exigirSessao(ctx)
    const hotId = ctx.hotsite.id
    const c = await contaPorUid(tx, hotId, params.uid)
    const u = c && (await usuarioPorId(tx, hotId, c.id))
    if (c === undefined || u === undefined) return recusar('NAO_ENCONTRADO', 'Usuário não encontrado')
    const permissoes = await permissoesDaConta(tx, hotId, c)
    const deCliente = permissoesDe({ papeis: PAPEIS_DE_CLIENTE })
    const alvo = { ...c, permissoes, alemDoCliente: permissoes.filter((p) => !deCliente.includes(p)) }
    const quem = { usuId: s.usuId, permissoes: permissoesDe(s), emNomeDeOutro: s.por !== undefined }
    const motivo = impedimentoDaRepresentacao(alvo, quem)
    if (motivo !== null) return recusar('IMPEDIDO', motivo)
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
