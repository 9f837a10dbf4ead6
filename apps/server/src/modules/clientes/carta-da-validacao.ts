// What a client is told when the house has answered about his documents.
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import type { LinhaCliente } from './clientes.sql.ts'

/** `motivo`: null when they were approved. In the transaction of the answer. */
export async function escreverDaValidacao(
  ctx: Ctx,
  tx: Tx,
  c: LinhaCliente,
  motivo: string | null,
): Promise<void> {
  const base = {
    para: { cliId: c.id },
    link: '/documentos',
    marca: `documentos:${c.uid}`,
    por: ctx.sessao?.usuId,
  }
  await (motivo === null
    ? ctx.servicos.correio.avisar(tx, ctx.hotsite.id, {
        ...base,
        tipo: 'documentos-aprovados',
        variaveis: {},
      })
    : ctx.servicos.correio.avisar(tx, ctx.hotsite.id, {
        ...base,
        tipo: 'documentos-divergentes',
        variaveis: { motivo },
      }))
}
