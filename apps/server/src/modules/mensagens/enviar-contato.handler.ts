// A program that fills the hidden field is thanked and not heard.
import { enviarContato } from '@martelo/contracts/mensagens/enviar-contato.contract.ts'
import { validarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { ASSUNTOS_DO_CONTATO } from '@martelo/domain/mensagens/formulario-do-site.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { guardarMensagem } from './guardar-mensagem.ts'
import { recusaDoSelo } from './selo-do-formulario.ts'

handle(enviarContato, async (ctx, { body }) => {
  if (body.site) return { ok: true }
  const { selo, site: _, telefone, assunto, ...m } = body
  const t = telefone ? validarTelefone(telefone) : null
  if (t?.ok === false) return recusar('CAMPOS', t.mensagem, { campos: { telefone: t.mensagem } })
  const recusa = await recusaDoSelo(ctx, selo)
  if (recusa) return recusa
  const fone = t?.ok ? (telefone ?? null) : null
  await guardarMensagem(ctx, { ...m, tipo: 'contato', telefone: fone, assunto: ASSUNTOS_DO_CONTATO[assunto] })
  return { ok: true }
})
