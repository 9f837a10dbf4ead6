// The house carries out what the person asked for. The days until then are his: to change his mind in, and to notice that it was
// not he who asked. Before they are over, two persons of the house agree: one gives the right, the other acts.
import { executarExclusao } from '@martelo/contracts/clientes/executar-exclusao.contract.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { impedimentosParaACasa, SEGUNDO_DIREITO } from '@martelo/domain/clientes/exclusao.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { apresentarFicha } from './apresentar-ficha.ts'
import { clientePorId } from './clientes.sql.ts'
import { clienteDaCasaPorId } from './equipe.sql.ts'
import { excluirPessoa } from './excluir-pessoa.ts'
import { fatosDaExclusao, pedidoAberto } from './exclusao.sql.ts'

handle(executarExclusao, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const c = await clienteDaCasaPorId(tx, hotId, params.id)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Cliente não encontrado')
    const antecipa = permite('privacidade:antecipar', ctx.sessao)
    const pedido = await pedidoAberto(tx, hotId, c.id)
    if (!antecipa && pedido !== undefined && pedido.executarAt.getTime() > ctx.agora)
      return recusar('SEGUNDO_DIREITO', SEGUNDO_DIREITO)
    const resultado = await excluirPessoa(ctx, tx, c.id, { motivo: body.motivo })
    if (resultado === 'sem-pedido')
      throw new RecusaLancada(recusar('SEM_PEDIDO', 'Não há pedido de exclusão em aberto.'))
    if (resultado === 'impedida')
      throw new RecusaLancada(
        recusar('IMPEDIDA', impedimentosParaACasa(await fatosDaExclusao(tx, hotId, c.id))),
      )
    return apresentarFicha(ctx, tx, await clientePorId(tx, hotId, c.id))
  }),
)
