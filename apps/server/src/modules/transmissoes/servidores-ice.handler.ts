import { verServidoresIce } from '@martelo/contracts/transmissoes/servidores-ice.contract.ts'
import { servidoresIce } from '@martelo/domain/transmissoes/servidores-ice.ts'
import { handle } from '../../core/http/handle.ts'

handle(verServidoresIce, (ctx) =>
  Promise.resolve({ iceServers: servidoresIce(ctx.servicos.config.video.ice) }),
)
