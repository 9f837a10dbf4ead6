// LGPD art. 18, II and V: access and portability, at once and as a file. Reading it is written to the audit like any
// reading of whole data.
import { exportarMeusDados } from '@martelo/contracts/clientes/exportar-meus-dados.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarCliente } from './apresentar-cliente.ts'
import { clientePorId } from './clientes.sql.ts'
import { lerMeusDados } from './meus-dados.sql.ts'

handle(exportarMeusDados, (ctx) =>
  ctx.tx(async (tx) => {
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
  }),
)
