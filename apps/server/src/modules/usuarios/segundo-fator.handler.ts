// The second half of a login. A code of the app is good once; one of recovery too, and it is told how many are left.
import { segundoFator } from '@martelo/contracts/usuarios/segundo-fator.contract.ts'
import { TENTATIVAS_POR_CODIGO } from '@martelo/domain/usuarios/limites.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { abrirSelado, passoDoCodigo } from './codigo-do-aplicativo.ts'
import { demorarPorSegredoErrado } from './limite-de-login.ts'
import { ligarSegundoFator, resumirRecuperacao } from './ligar-segundo-fator.ts'
import { resumirSegredo } from './segredos.ts'
import {
  apagarLoginsPendentes,
  gastarRecuperacao,
  type LoginPendente,
  marcarPasso,
  tentarLoginPendente,
  travarFator,
} from './segundo-fator.sql.ts'
import { abrirSessao, impedimento } from './sessao.ts'
import { registrarEntrada, travarUsuario, usuarioPorId } from './usuarios.sql.ts'

const ERRADO = 'Código incorreto. Espere o próximo código do aplicativo e tente de novo.'
const VENCIDO = 'Esta entrada venceu. Entre de novo.'

handle(segundoFator, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const meio = await tentarLoginPendente(tx, hotId, resumirSegredo(body.desafio), TENTATIVAS_POR_CODIGO)
    const u = meio && (await usuarioPorId(tx, hotId, meio.usuId))
    if (!meio || !u || impedimento(ctx, u) !== null) return null
    await travarUsuario(tx, hotId, u.id)
    const codigos = await conferir(ctx, tx, meio, u, body.codigo)
    const registro = { hotId, usuId: u.id, email: u.email, ip: ctx.ip, agente: ctx.agente }
    await registrarEntrada(tx, { ...registro, forma: 'segundo-fator', resultado: codigos ? 'ok' : 'senha' })
    if (codigos === null)
      return recusar('CODIGO_INVALIDO', ERRADO, { campos: { codigo: ERRADO }, grava: true })
    await apagarLoginsPendentes(tx, hotId, u.id)
    return { ...(await abrirSessao(ctx, tx, u, meio.manterLogado)), codigosDeRecuperacao: codigos }
  })
  if (r !== null) return r
  await demorarPorSegredoErrado(ctx)
  return recusar('DESAFIO_VENCIDO', VENCIDO)
})

/** null: wrong. Otherwise the codes of recovery, when the factor was set up by this. */
async function conferir(
  ctx: Ctx,
  tx: Tx,
  meio: LoginPendente,
  u: { readonly id: number; readonly uid: string; readonly nome: string; readonly email: string },
  digitado: string,
): Promise<string[] | null> {
  const hotId = ctx.hotsite.id
  const codigo = digitado.replace(/\s/g, '')
  const fator = await travarFator(tx, hotId, u.id)
  if (fator === undefined) {
    if (meio.novoSegredo === null) return null
    const segredo = await abrirSelado(ctx.banco, meio.novoSegredo)
    const passo = passoDoCodigo(segredo, codigo, ctx.agora, 0)
    return passo === null ? null : ligarSegundoFator(ctx, tx, u, segredo, passo)
  }
  const passo = passoDoCodigo(
    await abrirSelado(ctx.banco, fator.segredo),
    codigo,
    ctx.agora,
    fator.ultimoPasso,
  )
  if (passo !== null) {
    await marcarPasso(tx, hotId, u.id, passo)
    return []
  }
  return (await gastarRecuperacao(tx, hotId, u.id, resumirRecuperacao(u.id, digitado))) ? [] : null
}
