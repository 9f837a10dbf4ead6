import { confirmarCodigo } from '@martelo/contracts/clientes/confirmar-codigo.contract.ts'
import { lerCodigo } from '@martelo/domain/clientes/confirmacoes.ts'
import { MENSAGEM_429 } from '@martelo/domain/usuarios/limites.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { clientePorId, travarCliente } from './clientes.sql.ts'
import { gastarCodigo, podeTentarCodigo } from './codigos.ts'
import { situacaoDoCliente } from './situacao-do-cliente.ts'

const ERRADO = 'Código incorreto ou vencido. Confira ou peça outro.'

handle(confirmarCodigo, async (ctx, { body }) => {
  const { cliId, usuId } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  const codigo = lerCodigo(body.codigo)
  if (codigo === null)
    return recusar('CODIGO_INVALIDO', 'O código tem seis números.', {
      campos: { codigo: 'O código tem seis números.' },
    })
  if (!(await podeTentarCodigo(ctx, usuId, body.canal))) return recusar('MUITAS_TENTATIVAS', MENSAGEM_429)
  const cliente = await ctx.tx(async (tx) => {
    const c = await travarCliente(tx, hotId, cliId)
    const destino = body.canal === 'email' ? c.email : (c.telefone1 ?? '')
    if (!(await gastarCodigo(ctx, tx, body.canal, usuId, codigo, destino))) return null
    const quando = new Date(ctx.agora)
    await tx
      .updateTable('cliente')
      .set({
        ...(body.canal === 'email' ? { emailConfirmadoAt: quando } : { telefoneConfirmadoAt: quando }),
        versao: sql<number>`versao + 1`,
      })
      .where('hotId', '=', hotId)
      .where('id', '=', cliId)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'cliente',
      uid: c.uid,
      acao: body.canal === 'email' ? 'confirmarEmail' : 'confirmarTelefone',
    })
    return clientePorId(tx, hotId, cliId)
  })
  if (cliente === null) return recusar('CODIGO_INVALIDO', ERRADO, { campos: { codigo: ERRADO } })
  return situacaoDoCliente(cliente, ctx.hotsite)
})
