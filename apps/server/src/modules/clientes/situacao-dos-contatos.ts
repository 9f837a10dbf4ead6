// The client's own situation with his codes under way, as every call about his confirmations answers it.
import type { SituacaoDosContatos } from '@martelo/contracts/clientes/consultar-situacao.contract.ts'
import type { z } from 'zod'
import { type Ctx, exigirCliente } from '../../core/http/contexto.ts'
import { clientePorId } from './clientes.sql.ts'
import { proximoEnvio } from './codigos.ts'
import { fatosDosContatos } from './mudanca-de-contato.sql.ts'
import { situacaoDoCliente } from './situacao-do-cliente.ts'

export async function situacaoDosContatos(ctx: Ctx): Promise<z.infer<typeof SituacaoDosContatos>> {
  const { cliId, usuId } = exigirCliente(ctx)
  const { c, fatos } = await ctx.ler(async (tx) => {
    const cliente = await clientePorId(tx, ctx.hotsite.id, cliId)
    return { c: cliente, fatos: await fatosDosContatos(tx, cliente) }
  })
  const { emailEmUso, telefoneEmUso, email, telefone } = fatos
  return {
    ...situacaoDoCliente(c, ctx.hotsite),
    emailEmUso,
    telefoneEmUso,
    codigos: {
      email: { destino: email, proximoEnvio: await proximoEnvio(ctx, usuId, 'email') },
      telefone: { destino: telefone, proximoEnvio: await proximoEnvio(ctx, usuId, 'telefone') },
    },
  }
}
