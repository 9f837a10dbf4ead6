// A picture is stored now and shown when the banner is saved. What does not fit its place is refused at the field.
import { enviarImagemDoBanner } from '@martelo/contracts/banners/enviar-imagem-do-banner.contract.ts'
import { POSICOES_DE_BANNER } from '@martelo/domain/banners/posicoes-de-banner.ts'
import { prepararImagem } from '../../core/files/imagem-unica.ts'
import { publicar } from '../../core/files/publicar.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { PASTA_DOS_BANNERS } from './pasta-dos-banners.ts'

const QUALIDADE = 82

handle(enviarImagemDoBanner, async (ctx, { body: { posicao, uso }, arquivos: [enviado] }) => {
  const naoServe = (mensagem: string) => recusar('ARQUIVO', mensagem, { campos: { [uso]: mensagem } })
  if (enviado === undefined) return naoServe('Escolha um arquivo')
  const pronta = await prepararImagem(enviado.bytes, {
    ...POSICOES_DE_BANNER[posicao][uso],
    qualidade: QUALIDADE,
  })
  if (!pronta.ok) return naoServe(pronta.mensagem)
  const { bytes, extensao, largura, altura } = pronta.imagem
  const url = await publicar(ctx, PASTA_DOS_BANNERS, bytes, extensao)
  return { url, largura, altura }
})
