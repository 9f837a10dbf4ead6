// A picture is stored now and worn when the form is saved: the preview shows it first, and a discarded form leaves the
// site as it was.
import { enviarImagemHotsite } from '@martelo/contracts/hotsites/enviar-imagem-hotsite.contract.ts'
import { publicar } from '../../core/files/publicar.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { prepararImagemDaMarca } from './imagem-da-marca.ts'
import { PASTA_DAS_MARCAS } from './imagens-guardadas.ts'

handle(enviarImagemHotsite, async (ctx, { params, body, arquivos }) => {
  if (params.id !== ctx.hotsite.id) return recusar('NAO_ENCONTRADO', 'Hotsite não encontrado')
  const [enviado] = arquivos
  const naoServe = (mensagem: string) => recusar('ARQUIVO', mensagem, { campos: { [body.uso]: mensagem } })
  if (enviado === undefined) return naoServe('Escolha um arquivo')
  const pronta = await prepararImagemDaMarca(enviado.bytes, body.uso)
  if (!pronta.ok) return naoServe(pronta.mensagem)
  const { bytes, extensao, largura, altura } = pronta.imagem
  const url = await publicar(ctx, PASTA_DAS_MARCAS, bytes, extensao)
  return { uso: body.uso, url, largura, altura }
})
