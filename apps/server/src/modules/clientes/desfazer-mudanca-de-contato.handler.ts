// Who changed the contact knew the password: with the old contact back, all sessions end, what was sent stops working,
// and the password opens nothing any more. The holder of the old contact chooses another one at once.
import { desfazerMudancaDeContato } from '@martelo/contracts/clientes/desfazer-mudanca-de-contato.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { demorarPorSegredoErrado, resumirSegredo, trancarConta, usuarioPorId } from '../usuarios/door.ts'
import { travarCliente } from './clientes.sql.ts'
import { marcarDesfeita, porContato, travarMudanca } from './mudanca-de-contato.sql.ts'

handle(desfazerMudancaDeContato, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const feito = await ctx.tx(async (tx) => {
    const m = await travarMudanca(tx, hotId, resumirSegredo(body.hash))
    const u = m && (await usuarioPorId(tx, hotId, m.usuId))
    if (m === undefined || !u || u.cliId === null) return null
    const c = await travarCliente(tx, hotId, u.cliId)
    await porContato(tx, m.canal, c, m.antes, new Date(ctx.agora))
    await marcarDesfeita(tx, hotId, m)
    const hashDaSenha = await trancarConta(ctx, tx, u.id, m.antes)
    const agora = m.canal === 'email' ? c.email : (c.telefone1 ?? '')
    await auditar(ctx, tx, {
      entidade: 'cliente',
      uid: c.uid,
      acao: 'desfazerMudancaDeContato',
      antes: { [m.canal]: agora },
      depois: { [m.canal]: m.antes },
    })
    return { contato: m.antes, hashDaSenha }
  })
  if (feito !== null) return feito
  await demorarPorSegredoErrado(ctx)
  return recusar(
    'HASH_INVALIDO',
    'Este endereço já foi usado ou passou das 24 horas. Fale com a nossa equipe.',
  )
})
