import { nomearChave } from '@martelo/contracts/usuarios/nomear-chave.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { mudarNomeDaChave } from './chaves.sql.ts'
import { apresentarChave } from './site-das-chaves.ts'

handle(nomearChave, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const { usuId } = exigirSessao(ctx)
    const k = await mudarNomeDaChave(tx, { hotId: ctx.hotsite.id, usuId, uid: params.uid, nome: body.nome })
    return k === undefined ? recusar('NAO_ENCONTRADA', 'Chave não encontrada') : apresentarChave(k)
  }),
)
