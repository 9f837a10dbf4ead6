import { apagarRecesso } from '@martelo/contracts/patios/apagar-recesso.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerRecesso, patiosDaPessoa } from './patios.sql.ts'

handle(apagarRecesso, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const r = await lerRecesso(tx, hotId, params.uid)
    const meus = await patiosDaPessoa(tx, hotId, exigirSessao(ctx))
    if (r === undefined || !meus.some((p) => p.id === r.patId))
      return recusar('NAO_ENCONTRADO', 'Recesso não encontrado')
    await tx.deleteFrom('patioRecesso').where('uid', '=', params.uid).where('hotId', '=', hotId).execute()
    await auditar(ctx, tx, {
      entidade: 'patio',
      uid: r.patUid,
      acao: 'apagarRecesso',
      antes: { inicio: r.inicio, fim: r.fim, motivo: r.motivo },
    })
    return { apagado: true as const }
  }),
)
