// A key is made with the password typed again: a borrowed browser must not leave a way in behind.
import { comecarChave } from '@martelo/contracts/usuarios/comecar-chave.contract.ts'
import { mensagemDeEspera } from '@martelo/domain/usuarios/limites.ts'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { chavesDe, guardarDesafio } from './chaves.sql.ts'
import { conferirSenhaDeNovo } from './senha-de-novo.ts'
import { DESAFIO_MS, MAXIMO_DE_CHAVES, siteDe } from './site-das-chaves.ts'
import { usuarioPorId } from './usuarios.sql.ts'

handle(comecarChave, async (ctx, { body }) => {
  const { usuId } = exigirSessao(ctx)
  const r = await conferirSenhaDeNovo(ctx, usuId, body.senha)
  if (r.esperar > 0)
    return recusar('MUITAS_TENTATIVAS', mensagemDeEspera(r.esperar), { esperarSegundos: r.esperar })
  if (!r.certa) return recusar('SENHA', 'A senha não confere.', { campos: { senha: 'A senha não confere.' } })
  return ctx.tx(async (tx) => {
    const u = await usuarioPorId(tx, ctx.hotsite.id, usuId)
    if (u === undefined) return recusar('SENHA', 'A senha não confere.')
    const minhas = await chavesDe(tx, ctx.hotsite.id, usuId)
    if (minhas.length >= MAXIMO_DE_CHAVES)
      return recusar('CHEIO', `Uma conta tem no máximo ${MAXIMO_DE_CHAVES} chaves. Retire uma antes.`)
    const opcoes = await generateRegistrationOptions({
      rpName: ctx.hotsite.nome,
      rpID: siteDe(ctx).rpID,
      userName: u.email,
      userDisplayName: u.nome,
      userID: new TextEncoder().encode(u.uid),
      attestationType: 'none',
      excludeCredentials: minhas.map((k) => ({ id: k.credencial, transports: k.meios })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await guardarDesafio(tx, ctx.hotsite.id, usuId, opcoes.challenge, new Date(ctx.agora + DESAFIO_MS))
    return { ...opcoes }
  })
})
