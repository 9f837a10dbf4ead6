// A way in for a person who cannot receive messages, issued by an administrator: shown once, good once, with reason,
// end and audit. The holder is written to, so that no one is let into his account without his knowing.
import { randomBytes } from 'node:crypto'
import { emitirAcesso } from '@martelo/contracts/usuarios/emitir-acesso.contract.ts'
import { normalizarSegredo, segredoLegivel } from '@martelo/domain/usuarios/segundo-fator.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { contaPorUid } from './contas.sql.ts'
import { novoSegredo, resumirSegredo } from './segredos.ts'
import { guardarSegredo } from './usuarios.sql.ts'

const LETRAS = 12

handle(emitirAcesso, async (ctx, { params, body }) => {
  const { usuId, nome } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const { forma, motivo, minutos } = body
  const segredo = forma === 'hash' ? novoSegredo().segredo : segredoLegivel(randomBytes(LETRAS))
  const expiraAt = new Date(ctx.agora + minutos * 60_000)
  return ctx.tx(async (tx) => {
    const c = await contaPorUid(tx, hotId, params.uid)
    if (c === undefined) throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Usuário não encontrado'))
    if (c.id === usuId) throw new RecusaLancada(recusar('PROPRIA', 'Esta é a sua própria conta.'))
    if (!c.ativo) throw new RecusaLancada(recusar('BLOQUEADO', 'Esta conta está bloqueada.'))
    await guardarSegredo(tx, {
      hotId,
      usuId: c.id,
      tipo: forma,
      resumo: resumirSegredo(forma === 'hash' ? segredo : normalizarSegredo(segredo)),
      destino: null,
      expiraAt,
      motivo,
      emitidoPor: usuId,
    })
    await auditar(ctx, tx, {
      entidade: 'usuario',
      uid: c.uid,
      acao: 'emitirAcesso',
      depois: { forma, expiraAt: expiraAt.toISOString() },
      motivo,
    })
    await ctx.servicos.correio.avisar(tx, hotId, {
      tipo: 'acesso-emitido',
      para: { usuId: c.id },
      variaveis: { quem: nome, ate: expiraAt.getTime(), motivo },
      por: usuId,
    })
    return {
      segredo,
      endereco: forma === 'hash' ? `${ctx.origem}/admin-auth/${segredo}` : null,
      nomeUsuario: c.nomeUsuario ?? c.email,
      expira: expiraAt.toISOString(),
    }
  })
})
