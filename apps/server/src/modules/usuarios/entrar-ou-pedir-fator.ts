// What follows the first factor, whichever it was: the session, or the question for the second one. Every way in comes through
// here. Where the house asks it of an account that has none yet, the person sets it up within the login: no session without it.
import { passoDoLogin } from '@martelo/domain/usuarios/segundo-fator.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { recusar } from '../../core/http/handle.ts'
import { qrSvg } from '../../core/impressao/qr-svg.ts'
import { novoSegredoDoAplicativo, selar, uriDoAplicativo } from './codigo-do-aplicativo.ts'
import { foraDoGrupo } from './grupo-de-entrada.sql.ts'
import { permissoesDaConta } from './permissoes-da-conta.ts'
import { novoSegredo } from './segredos.ts'
import { estadoDoFator, guardarLoginPendente } from './segundo-fator.sql.ts'
import { abrirSessao } from './sessao.ts'
import { type LinhaUsuario, registrarEntrada } from './usuarios.sql.ts'

const VALIDADE_MS = 10 * 60 * 1000

/** Call inside the transaction that decided the first factor; the entry is noted here when it is one. */
export async function entrarOuPedirFator(
  ctx: Ctx,
  tx: Tx,
  u: LinhaUsuario,
  como: { readonly forma: string; readonly manterLogado: boolean },
) {
  const hotId = ctx.hotsite.id
  const entrada = { hotId, usuId: u.id, email: u.email, forma: como.forma, ip: ctx.ip, agente: ctx.agente }
  const fora = await foraDoGrupo(ctx, tx, u)
  if (fora !== null) {
    await registrarEntrada(tx, { ...entrada, resultado: 'bloqueado' })
    return recusar('BLOQUEADO', fora, { grava: true })
  }
  const { ligadoAt } = await estadoDoFator(tx, hotId, u.id)
  const passo = passoDoLogin({
    permissoes: await permissoesDaConta(tx, hotId, u),
    temFator: ligadoAt !== null,
    exigidoPelaCasa: ctx.hotsite.segundoFatorExigido,
  })
  if (passo === 'entrar') {
    await registrarEntrada(tx, { ...entrada, resultado: 'ok' })
    return abrirSessao(ctx, tx, u, como.manterLogado)
  }
  const { segredo, resumo } = novoSegredo()
  const novo = passo === 'configurar' ? novoSegredoDoAplicativo() : null
  await guardarLoginPendente(tx, {
    hotId,
    usuId: u.id,
    resumo,
    ...como,
    novoSegredo: novo === null ? null : await selar(ctx.banco, novo),
    expiraAt: new Date(ctx.agora + VALIDADE_MS),
  })
  return recusar('SEGUNDO_FATOR', 'Digite o código do seu aplicativo de autenticação.', {
    dados: { desafio: segredo, configurar: novo === null ? null : await paraConfigurar(ctx, novo, u.email) },
    grava: true,
  })
}

/** What an app reads, as text and as picture. */
export async function paraConfigurar(ctx: Ctx, segredo: string, conta: string) {
  const uri = uriDoAplicativo(segredo, ctx.hotsite.nome, conta)
  return { segredo, uri, qr: await qrSvg(uri) }
}
