// Sends a code. Another address or number may be asked for, with the password: nothing changes until its code comes back.
import { enviarCodigo } from '@martelo/contracts/clientes/enviar-codigo.contract.ts'
import { validarEmail } from '@martelo/domain/comum/identificadores/email.ts'
import { validarCelular } from '@martelo/domain/comum/identificadores/telefone.ts'
import { tempoEmPalavras } from '@martelo/domain/calendario/tempo-em-palavras.ts'
import { ESPERAS, mensagemDeEspera } from '@martelo/domain/usuarios/limites.ts'
import { type Ctx, exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { consumirComEspera } from '../../core/http/limite-de-taxa.ts'
import { conferirSenhaDeNovo } from '../usuarios/door.ts'
import { clientePorId } from './clientes.sql.ts'
import { type Canal, esperarEnvio, mandarCodigo, proximoEnvio } from './codigos.ts'

function lerDestino(
  canal: Canal,
  texto: string,
): { ok: true; valor: string } | { ok: false; mensagem: string } {
  if (canal === 'email') return validarEmail(texto)
  const t = validarCelular(texto)
  return t.ok ? { ok: true, valor: t.valor.e164 } : t
}

/** Why this contact may not be written to now; null when it may (and is counted). */
async function negarMudanca(ctx: Ctx, usuId: number, destino: string, senha: string | undefined) {
  const r = await conferirSenhaDeNovo(ctx, usuId, senha)
  if (r.esperar > 0)
    return recusar('MUITAS_TENTATIVAS', mensagemDeEspera(r.esperar), { esperarSegundos: r.esperar })
  if (!r.certa) {
    const mensagem = senha ? 'A senha não confere.' : 'Para trocar, confirme com a sua senha.'
    return recusar('SENHA', mensagem, { campos: { senha: mensagem } })
  }
  const chave = `codigo-para|${ctx.hotsite.id}|${destino}`
  const esperar = await consumirComEspera(ctx.banco, chave, ESPERAS.cartaPorDestino)
  return esperar > 0 ? negarEnvio(esperar) : null
}

const negarEnvio = (segundos: number) =>
  recusar('MUITOS_CODIGOS', `Aguarde ${tempoEmPalavras(segundos)} para pedir outro código.`, {
    esperarSegundos: segundos,
  })

handle(enviarCodigo, async (ctx, { body }) => {
  const { cliId, usuId } = exigirCliente(ctx)
  const { canal } = body
  const novo = body.destino === undefined ? null : lerDestino(canal, body.destino)
  if (novo?.ok === false)
    return recusar('DESTINO_INVALIDO', novo.mensagem, { campos: { destino: novo.mensagem } })
  const c = await ctx.ler((tx) => clientePorId(tx, ctx.hotsite.id, cliId))
  const atual = canal === 'email' ? c.email : (c.telefone1 ?? '')
  const destino = novo?.ok ? novo.valor : atual
  const confirmado = canal === 'email' ? c.emailConfirmadoAt : c.telefoneConfirmadoAt
  if (destino === atual && confirmado !== null)
    return recusar('JA_CONFIRMADO', 'Este contato já está confirmado.')
  const negado = destino === atual ? null : await negarMudanca(ctx, usuId, destino, body.senha)
  if (negado !== null) return negado
  const esperar = await esperarEnvio(ctx, usuId, canal)
  if (esperar > 0) return negarEnvio(esperar)
  const expira = await ctx.tx((tx) =>
    mandarCodigo(ctx, tx, canal, { usuId, nome: c.nome, destino, troca: destino !== atual }),
  )
  const proximo = (await proximoEnvio(ctx, usuId, canal)) ?? new Date(ctx.agora).toISOString()
  return { destino, expira: expira.toISOString(), proximoEnvio: proximo }
})
