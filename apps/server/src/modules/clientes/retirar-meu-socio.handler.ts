import { retirarMeuSocio } from '@martelo/contracts/clientes/retirar-meu-socio.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { apagarDepois } from '../../core/files/apagar-sem-dono.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apagarSocio, lerSocios } from './socios.sql.ts'

handle(retirarMeuSocio, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const { cliId, cliUid } = exigirCliente(ctx)
    const arquivos = await apagarSocio(tx, ctx.hotsite.id, cliId, params.uid)
    if (arquivos === null) return recusar('NAO_ENCONTRADO', 'Sócio não encontrado')
    await apagarDepois(tx, arquivos)
    await auditar(ctx, tx, { entidade: 'cliente', uid: cliUid, acao: 'retirarSocio' })
    return lerSocios(tx, ctx.hotsite.id, cliId)
  }),
)
