// Everything that the house keeps about the client of the session, for the file and for the document.
import { exigirCliente, type Ctx } from '../../core/http/contexto.ts'
import type { Tx } from '../../core/database/database.ts'
import { auditar } from '../../core/auditoria.ts'
import { apresentarCliente } from './apresentar-cliente.ts'
import { clientePorId } from './clientes.sql.ts'
import { lerMeusDados } from './meus-dados.sql.ts'

/** Reading it is written to the audit like any reading of whole data. */
export async function reunirMeusDados(ctx: Ctx, tx: Tx) {
  const { cliId, usuId, cliUid } = exigirCliente(ctx)
  const c = await clientePorId(tx, ctx.hotsite.id, cliId)
  const { endereco, ...cadastro } = await apresentarCliente(tx, ctx.hotsite.id, c)
  const listas = await lerMeusDados(tx, ctx.hotsite.id, { cliId, usuId })
  await auditar(ctx, tx, { entidade: 'cliente', uid: cliUid, acao: 'exportarMeusDados' })
  return {
    geradoEm: new Date(ctx.agora).toISOString(),
    controlador: { nome: ctx.hotsite.nome, encarregado: ctx.hotsite.emailEncarregado },
    cadastro: {
      ...cadastro,
      criadoEm: c.createdAt,
      aceiteDosTermos: c.aceiteTermosAt,
      aceiteDeNovidades: c.aceiteMarketingAt,
      emailConfirmadoEm: c.emailConfirmadoAt,
      telefoneConfirmadoEm: c.telefoneConfirmadoAt,
    },
    endereco,
    ...listas,
  }
}
