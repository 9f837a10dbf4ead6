import { enviarLogoComitente } from '@martelo/contracts/comitentes/enviar-logo-comitente.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { publicarImagem } from '../../core/files/publicar-imagem.ts'
import { handle, recusar } from '../../core/http/handle.ts'

/** A row of logos is 60 px high, twice that on a sharp screen. */
const MEDIDA = {
  minimo: { largura: 72, altura: 36 },
  maximo: { largura: 640, altura: 240 },
  qualidade: 85,
}

handle(enviarLogoComitente, async (ctx, { params, arquivos: [enviado] }) => {
  const { url: logo } = await publicarImagem(ctx, enviado, {
    pasta: 'comitentes',
    campo: 'logo',
    uso: MEDIDA,
  })
  return ctx.tx(async (tx) => {
    const linha = await tx
      .updateTable('comitente')
      // The form does not carry the picture: a new version would make an open form conflict with this call.
      .set({ logo })
      .where('hotId', '=', ctx.hotsite.id)
      .where('uid', '=', params.uid)
      .returning('versao')
      .executeTakeFirst()
    if (!linha) return recusar('NAO_ENCONTRADO', 'Comitente não encontrado')
    await auditar(ctx, tx, {
      entidade: 'comitente',
      uid: params.uid,
      acao: 'enviarLogo',
      depois: { logo },
      versao: linha.versao,
    })
    return { logo }
  })
})
