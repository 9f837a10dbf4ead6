// A program that fills the hidden field is thanked and not heard.
import { cadastrarSocio } from '@martelo/contracts/mensagens/cadastrar-socio.contract.ts'
import { formatarDocumento, validarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { validarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { PARCERIAS } from '@martelo/domain/mensagens/formulario-do-site.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { guardarMensagem } from './guardar-mensagem.ts'
import { recusaDoSelo } from './selo-do-formulario.ts'

handle(cadastrarSocio, async (ctx, { body }) => {
  if (body.site) return { ok: true }
  const { selo, site: _, parceria, texto, ...m } = body
  const documento = validarDocumento(m.documento)
  const telefone = validarTelefone(m.telefone)
  const campos = {
    ...(documento.ok ? {} : { documento: documento.mensagem }),
    ...(telefone.ok ? {} : { telefone: telefone.mensagem }),
  }
  if (Object.keys(campos).length > 0) return recusar('CAMPOS', Object.values(campos).join(' '), { campos })
  const recusa = await recusaDoSelo(ctx, selo)
  if (recusa) return recusa
  await guardarMensagem(ctx, {
    ...m,
    tipo: 'socio',
    documento: formatarDocumento(m.documento),
    assunto: PARCERIAS[parceria],
    texto: texto || 'Sem mensagem.',
  })
  return { ok: true }
})
