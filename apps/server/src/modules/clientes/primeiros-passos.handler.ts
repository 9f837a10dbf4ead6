import { primeirosPassos } from '@martelo/contracts/clientes/primeiros-passos.contract.ts'
import { primeirosPassosDe } from '@martelo/domain/clientes/inicio-do-cliente.ts'
import type { SituacaoDeDocumento } from '@martelo/domain/clientes/states.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { clientePorId } from './clientes.sql.ts'
import { habilitadoOuPedido } from './primeiros-passos.sql.ts'

handle(primeirosPassos, (ctx) =>
  ctx.ler(async (tx) => {
    const { cliId } = exigirCliente(ctx)
    const c = await clientePorId(tx, ctx.hotsite.id, cliId)
    const { habilitacao, deuLance } = await habilitadoOuPedido(tx, ctx.hotsite.id, cliId)
    return primeirosPassosDe({
      emailConfirmado: c.emailConfirmadoAt !== null,
      telefoneConfirmado: c.telefoneConfirmadoAt !== null,
      documentos: c.documentoSituacao as SituacaoDeDocumento,
      habilitacao,
      deuLance,
    })
  }),
)
