import { anularAcesso } from '@martelo/contracts/usuarios/anular-acesso.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { contaPorUid } from './contas.sql.ts'
import { apagarLoginsPendentes, tirarFator } from './segundo-fator.sql.ts'
import { anularEmitidos } from './usuarios.sql.ts'

handle(anularAcesso, (ctx, { params, body: { oque } }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const c = await contaPorUid(tx, hotId, params.uid)
    if (c === undefined) throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Usuário não encontrado'))
    // One's own is switched off with the password, where the house allows it.
    if (oque === 'segundo-fator' && c.id === exigirSessao(ctx).usuId)
      throw new RecusaLancada(recusar('PROPRIA', 'O seu próprio aplicativo é desligado em Meu perfil.'))
    const anulados =
      oque === 'emitidos' ? await anularEmitidos(tx, hotId, c.id) : await tirarFator(tx, hotId, c.id)
    await apagarLoginsPendentes(tx, hotId, c.id)
    if (anulados > 0)
      await auditar(ctx, tx, {
        entidade: 'usuario',
        uid: c.uid,
        acao: oque === 'emitidos' ? 'anularAcesso' : 'desligarSegundoFator',
      })
    return { anulados }
  }),
)
