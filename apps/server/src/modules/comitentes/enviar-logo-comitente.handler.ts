import { enviarLogoComitente } from '@martelo/contracts/comitentes/enviar-logo-comitente.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { prepararDocumento } from '../../core/files/documentos.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import { handle, recusar } from '../../core/http/handle.ts'

handle(enviarLogoComitente, async (ctx, { params, arquivos }) => {
  const [enviado] = arquivos
  const r = enviado ? await prepararDocumento(enviado.bytes) : null
  if (r === null) return recusar('ARQUIVO', 'Escolha um arquivo')
  if (!r.ok) return recusar('ARQUIVO', r.mensagem)
  if (r.documento.extensao === 'pdf') return recusar('ARQUIVO', 'Envie uma imagem JPEG ou PNG')
  const chave = `comitentes/${ctx.hotsite.id}/${r.documento.hash.slice(0, 40)}.${r.documento.extensao}`
  await ctx.servicos.arquivos.publico.gravar(chave, r.documento.bytes, r.documento.tipo)
  const logo = urlPublica(chave)
  return ctx.tx(async (tx) => {
    const linha = await tx
      .updateTable('comitente')
      .set((e) => ({ logo, versao: e('versao', '+', 1) }))
      .where('hotId', '=', ctx.hotsite.id)
      .where('uid', '=', params.uid)
      .returning('uid')
      .executeTakeFirst()
    if (!linha) return recusar('NAO_ENCONTRADO', 'Comitente não encontrado')
    await auditar(ctx, tx, { entidade: 'comitente', uid: params.uid, acao: 'enviarLogo', depois: { logo } })
    return { logo }
  })
})
