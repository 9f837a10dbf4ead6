import { conferirCopiaDaVistoria } from '@martelo/contracts/vistorias/conferir-copia.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { marcarConferida, vistoriaDaCopia } from './copias-da-vistoria.sql.ts'
import { NAO_HA_VISTORIA, quemAlcanca } from './quem-alcanca.ts'
import { lerVistoria } from './vistorias.sql.ts'

handle(conferirCopiaDaVistoria, (ctx, { params: { uid } }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const { nome } = exigirSessao(ctx)
    const visUid = await vistoriaDaCopia(tx, hotId, uid)
    if (visUid === undefined || (await lerVistoria(tx, hotId, visUid, quemAlcanca(ctx))) === undefined)
      return NAO_HA_VISTORIA
    if (!(await marcarConferida(tx, hotId, uid, nome))) return NAO_HA_VISTORIA
    await auditar(ctx, tx, {
      entidade: 'vistoria',
      uid: visUid,
      acao: 'conferir cópia',
      depois: { copia: uid },
    })
    return { vistaPor: nome }
  }),
)
