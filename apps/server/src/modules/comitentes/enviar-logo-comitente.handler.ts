import { enviarLogoComitente } from '@martelo/contracts/comitentes/enviar-logo-comitente.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { prepararImagem } from '../../core/files/imagem-unica.ts'
import { publicar } from '../../core/files/publicar.ts'
import { handle, recusar } from '../../core/http/handle.ts'

/** A row of logos is 60 px high, twice that on a sharp screen. */
const MEDIDA = {
  minimo: { largura: 72, altura: 36 },
  maximo: { largura: 640, altura: 240 },
  qualidade: 85,
}

handle(enviarLogoComitente, async (ctx, { params, arquivos: [enviado] }) => {
  const naoServe = (mensagem: string) => recusar('ARQUIVO', mensagem, { campos: { logo: mensagem } })
  if (enviado === undefined) return naoServe('Escolha um arquivo')
  const pronta = await prepararImagem(enviado.bytes, MEDIDA)
  if (!pronta.ok) return naoServe(pronta.mensagem)
  const { bytes, extensao } = pronta.imagem
  const logo = await publicar(ctx, 'comitentes', bytes, extensao)
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
