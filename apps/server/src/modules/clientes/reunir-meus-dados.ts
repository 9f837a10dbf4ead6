// Everything that the house keeps about a client: for himself as a file and as a document, and for who asks at the counter.
import type { Tx } from '../../core/database/database.ts'
import { auditar } from '../../core/auditoria.ts'
import { type Ctx, exigirCliente } from '../../core/http/contexto.ts'
import { apresentarCliente } from './apresentar-cliente.ts'
import { clientePorId, type LinhaCliente } from './clientes.sql.ts'
import { lerMeusDados } from './meus-dados.sql.ts'

export async function juntarDados(ctx: Ctx, tx: Tx, c: LinhaCliente) {
  const hotId = ctx.hotsite.id
  const { endereco, ...cadastro } = await apresentarCliente(tx, hotId, c)
  return {
    geradoEm: new Date(ctx.agora).toISOString(),
    controlador: { nome: ctx.hotsite.nome, encarregado: ctx.hotsite.emailEncarregado },
    cadastro: {
      ...cadastro,
      ramo: c.ramo,
      nomeFazenda: c.nomeFazenda,
      comoConheceu: c.comoConheceu,
      criadoEm: c.createdAt,
      aceiteDosTermos: c.aceiteTermosAt,
      aceiteDeNovidades: c.aceiteMarketingAt,
      emailConfirmadoEm: c.emailConfirmadoAt,
      telefoneConfirmadoEm: c.telefoneConfirmadoAt,
    },
    endereco,
    ...(await lerMeusDados(tx, hotId, c.id)),
  }
}

/** Of the client of the session. Reading it is written to the audit like any reading of whole data. */
export async function reunirMeusDados(ctx: Ctx, tx: Tx) {
  const { cliId, cliUid } = exigirCliente(ctx)
  const dados = await juntarDados(ctx, tx, await clientePorId(tx, ctx.hotsite.id, cliId))
  await auditar(ctx, tx, { entidade: 'cliente', uid: cliUid, acao: 'exportarMeusDados' })
  return dados
}
