// The code that came back. For a new contact this is the moment in which it takes the old one's place.
import { confirmarCodigo } from '@martelo/contracts/clientes/confirmar-codigo.contract.ts'
import { lerCodigo } from '@martelo/domain/clientes/confirmacoes.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { ligarConvidado } from '../eventos/door.ts'
import { travarCliente } from './clientes.sql.ts'
import { gastarCodigo } from './codigos.ts'
import { trocarContato } from './trocar-contato.ts'
import { situacaoDosContatos } from './situacao-dos-contatos.ts'

const ERRADO = 'Código incorreto ou vencido. Confira ou peça outro.'
const EM_USO = 'Este e-mail já é usado em outro cadastro. Entre com ele ou recupere a senha dele.'

handle(confirmarCodigo, async (ctx, { body: { canal, codigo: digitado } }) => {
  const { cliId, usuId } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  const codigo = lerCodigo(digitado)
  if (codigo === null)
    return recusar('CODIGO_INVALIDO', 'O código tem seis números.', {
      campos: { codigo: 'O código tem seis números.' },
    })
  const feito = await ctx.tx(async (tx) => {
    const c = await travarCliente(tx, hotId, cliId)
    const gasto = await gastarCodigo(ctx, tx, canal, usuId, codigo)
    if (gasto?.troca) return trocarContato(ctx, tx, canal, c, gasto.destino)
    if (gasto?.destino !== (canal === 'email' ? c.email : c.telefone1)) return 'errado'
    const quando = new Date(ctx.agora)
    await tx
      .updateTable('cliente')
      .set({
        ...(canal === 'email' ? { emailConfirmadoAt: quando } : { telefoneConfirmadoAt: quando }),
        versao: sql<number>`versao + 1`,
      })
      .where('hotId', '=', hotId)
      .where('id', '=', cliId)
      .execute()
    if (canal === 'email') await ligarConvidado(tx, hotId, cliId, c.email)
    await auditar(ctx, tx, {
      entidade: 'cliente',
      uid: c.uid,
      acao: canal === 'email' ? 'confirmarEmail' : 'confirmarTelefone',
    })
    return 'feito'
  })
  if (feito === 'errado') return recusar('CODIGO_INVALIDO', ERRADO, { campos: { codigo: ERRADO } })
  if (feito === 'em-uso') return recusar('DESTINO_EM_USO', EM_USO, { campos: { destino: EM_USO } })
  return situacaoDosContatos(ctx)
})
