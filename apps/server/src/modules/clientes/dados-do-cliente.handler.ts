// The holder's copy, made by the house for who asks at the counter: the same lists as his own export.
import { dadosDoCliente } from '@martelo/contracts/clientes/dados-do-cliente.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { arquivo, handle, recusar } from '../../core/http/handle.ts'
import { clienteDaCasaPorId } from './equipe.sql.ts'
import { juntarDados } from './reunir-meus-dados.ts'

handle(dadosDoCliente, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const c = await clienteDaCasaPorId(tx, hotId, params.id)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Cliente não encontrado')
    const dados = await juntarDados(ctx, tx, c)
    await auditar(ctx, tx, { entidade: 'cliente', uid: c.uid, acao: 'exportarDados' })
    return arquivo(Buffer.from(JSON.stringify(dados, null, 2)), 'application/json', {
      nome: `dados-do-cliente-${c.id}.json`,
    })
  }),
)
