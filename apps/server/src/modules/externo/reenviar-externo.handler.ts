// Sends a message again, or acts on a notice again, from its line in the log. Two people who press at once do it once: the
// second one finds it in the queue.
import { reenviarExterno } from '@martelo/contracts/externo/reenviar-externo.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { reprocessarAviso } from '../../core/externo/avisos-recebidos.ts'
import { reabrirEnvio } from '../../core/externo/envio.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { impedimentoDoReenvio } from './apresentar-registro.ts'
import { lerRegistro, travarReenvio } from './registros-externos.sql.ts'

handle(reenviarExterno, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    await travarReenvio(tx, hotId, params.uid)
    const l = await lerRegistro(tx, hotId, params.uid)
    if (l === undefined) return recusar('NAO_ENCONTRADO', 'Registro não encontrado')
    const motivo = impedimentoDoReenvio(l, exigirSessao(ctx).papeis)
    if (motivo !== null) return recusar('RECUSADO', motivo)
    if (l.aviId !== null) await reprocessarAviso(tx, hotId, l.aviId)
    else if (l.envId !== null) await reabrirEnvio(tx, hotId, l.envId)
    await auditar(ctx, tx, {
      entidade: 'integracao',
      uid: l.parceiro,
      acao: 'reenviar',
      depois: { operacao: l.operacao, objeto: l.objetoUid, registro: l.uid },
    })
    return { naFila: true as const }
  }),
)
