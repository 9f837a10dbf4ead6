// Sends a code; the address or number may be corrected on the way, which undoes its earlier confirmation.
import { enviarCodigo } from '@martelo/contracts/clientes/enviar-codigo.contract.ts'
import { validarEmail } from '@martelo/domain/comum/identificadores/email.ts'
import { validarCelular } from '@martelo/domain/comum/identificadores/telefone.ts'
import { MENSAGEM_429 } from '@martelo/domain/usuarios/limites.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { travarCliente } from './clientes.sql.ts'
import { mandarCodigo, podeEnviarCodigo } from './codigos.ts'

function lerDestino(
  canal: 'email' | 'telefone',
  texto: string,
): { ok: true; valor: string } | { ok: false; mensagem: string } {
  if (canal === 'email') return validarEmail(texto)
  const t = validarCelular(texto)
  return t.ok ? { ok: true, valor: t.valor.e164 } : t
}

handle(enviarCodigo, async (ctx, { body }) => {
  const { cliId, usuId } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  const novo = body.destino === undefined ? null : lerDestino(body.canal, body.destino)
  if (novo?.ok === false)
    return recusar('DESTINO_INVALIDO', novo.mensagem, { campos: { destino: novo.mensagem } })
  if (!(await podeEnviarCodigo(ctx, usuId, body.canal))) return recusar('MUITOS_CODIGOS', MENSAGEM_429)
  return ctx.tx(async (tx) => {
    const c = await travarCliente(tx, hotId, cliId)
    const atual = body.canal === 'email' ? c.email : (c.telefone1 ?? '')
    const destino = novo?.ok ? novo.valor : atual
    const confirmado = body.canal === 'email' ? c.emailConfirmadoAt : c.telefoneConfirmadoAt
    if (confirmado !== null && destino === atual)
      throw new RecusaLancada(recusar('JA_CONFIRMADO', 'Este contato já está confirmado.'))
    if (destino !== atual && body.canal === 'email') {
      const usado =
        await sql`select 1 from usuario where hot_id = ${hotId} and lower(email) = ${destino} and id <> ${usuId}`.execute(
          tx,
        )
      if (usado.rows.length > 0)
        throw new RecusaLancada(
          recusar('DESTINO_EM_USO', 'Este e-mail já é usado em outro cadastro.', {
            campos: { destino: 'Este e-mail já é usado em outro cadastro.' },
          }),
        )
      await tx
        .updateTable('usuario')
        .set({ email: destino })
        .where('hotId', '=', hotId)
        .where('id', '=', usuId)
        .execute()
    }
    if (destino !== atual) {
      const mudanca =
        body.canal === 'email'
          ? { email: destino, emailConfirmadoAt: null }
          : { telefone1: destino, telefoneConfirmadoAt: null }
      await tx
        .updateTable('cliente')
        .set({ ...mudanca, versao: sql<number>`versao + 1`, updatedAt: new Date(ctx.agora) })
        .where('hotId', '=', hotId)
        .where('id', '=', cliId)
        .execute()
      await auditar(ctx, tx, {
        entidade: 'cliente',
        uid: c.uid,
        acao: 'mudarContato',
        antes: { [body.canal]: atual },
        depois: { [body.canal]: destino },
      })
    }
    const expira = await mandarCodigo(ctx, tx, body.canal, { usuId, nome: c.nome, destino })
    return { destino, expira: expira.toISOString() }
  })
})
