import { encerrarSessaoDoCliente } from '@martelo/contracts/clientes/encerrar-sessao-do-cliente.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { encerrarFamilias, travarUsuario } from '../usuarios/door.ts'
import { clienteDaCasaPorId } from './equipe.sql.ts'

handle(encerrarSessaoDoCliente, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const c = await clienteDaCasaPorId(tx, hotId, params.id)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Cliente não encontrado')
    await travarUsuario(tx, hotId, c.usuId)
    const encerradas = await encerrarFamilias(tx, hotId, c.usuId, { familia: params.familia })
    if (encerradas === 0) return recusar('NAO_ENCONTRADO', 'Esta sessão já terminou')
    await auditar(ctx, tx, { entidade: 'cliente', uid: c.uid, acao: 'encerrarSessoes' })
    return { encerradas }
  }),
)
