// The house carries out what the person asked for, before the clock does: the days until then are his, to change his mind in,
// and it is on him to say that he needs none. Nothing is erased that he did not ask for.
import { executarExclusao } from '@martelo/contracts/clientes/executar-exclusao.contract.ts'
import { impedimentosParaACasa } from '@martelo/domain/clientes/exclusao.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { apresentarFicha } from './apresentar-ficha.ts'
import { clientePorId } from './clientes.sql.ts'
import { clienteDaCasaPorId } from './equipe.sql.ts'
import { excluirPessoa } from './excluir-pessoa.ts'
import { fatosDaExclusao } from './exclusao.sql.ts'

handle(executarExclusao, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const c = await clienteDaCasaPorId(tx, hotId, params.id)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Cliente não encontrado')
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
