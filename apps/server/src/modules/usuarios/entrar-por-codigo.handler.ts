// Sign-in of a client with the code that was asked for instead of the password. Few digits are guarded by few tries: a code dies
// after five wrong ones. A second factor is asked for all the same.
import { entrarPorCodigo } from '@martelo/contracts/usuarios/entrar-por-codigo.contract.ts'
import { TENTATIVAS_POR_CODIGO } from '@martelo/domain/usuarios/limites.ts'
import type { Tx } from '../../core/database/database.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { entrarOuPedirFator } from './entrar-ou-pedir-fator.ts'
import { muitasTentativas, tentarLogin } from './limite-de-login.ts'
import { resumirCodigoDeEntrada } from './segredos.ts'
import { impedimento } from './sessao.ts'
import { gastarSegredo, registrarEntrada, tentarSegredo, usuarioPorLogin } from './usuarios.sql.ts'

handle(entrarPorCodigo, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const usuario = await ctx.ler((tx) => usuarioPorLogin(tx, hotId, body.email))
  const tentativa = await tentarLogin(ctx, 'codigo', body.email, usuario?.id ?? null)
  if (tentativa.esperar > 0) return muitasTentativas(tentativa.esperar)
  const r = await ctx.tx(async (tx) => {
    const certo = usuario?.cliId != null && (await gastar(tx, hotId, usuario.id, body.codigo))
    const registro = {
      hotId,
      usuId: usuario?.id ?? null,
      email: body.email,
      forma: 'codigo',
      ip: ctx.ip,
      agente: ctx.agente,
    }
    if (!usuario || !certo) {
      await registrarEntrada(tx, { ...registro, resultado: usuario ? 'senha' : 'desconhecido' })
      return null
    }
    const motivo = impedimento(ctx, usuario)
    const manterLogado = body.manterLogado ?? false
    if (motivo === null) return entrarOuPedirFator(ctx, tx, usuario, { forma: 'codigo', manterLogado })
    await registrarEntrada(tx, { ...registro, resultado: 'bloqueado' })
    return recusar('BLOQUEADO', motivo, { grava: true })
  })
  const errado = 'Este código não vale. Confira os números ou peça outro.'
  if (r === null) return recusar('CREDENCIAIS', errado, { campos: { codigo: errado } })
  await tentativa.certa()
  return r
})

/** People copy a code with its spaces. */
async function gastar(tx: Tx, hotId: number, usuId: number, codigo: string): Promise<boolean> {
  if (!(await tentarSegredo(tx, hotId, 'login', usuId, TENTATIVAS_POR_CODIGO))) return false
  const resumo = resumirCodigoDeEntrada(usuId, codigo.replaceAll(/\D/g, ''))
  return (await gastarSegredo(tx, hotId, 'login', resumo, usuId)) !== undefined
}
