import { enviarImagemPagina } from '@martelo/contracts/conteudo/enviar-imagem-pagina.contract.ts'
import { prepararImagem } from '../../core/files/imagem-unica.ts'
import { publicar } from '../../core/files/publicar.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { PASTA_DAS_PAGINAS } from './imagens-da-pagina.ts'

/** A banner at double density; a telephone's picture is tall. The smallest still serves as an icon beside a text. */
const MEDIDAS = {
  imagem: { minimo: { largura: 64, altura: 64 }, maximo: { largura: 2400, altura: 1600 }, qualidade: 80 },
  imagemMobile: {
    minimo: { largura: 64, altura: 64 },
    maximo: { largura: 1080, altura: 1600 },
    qualidade: 80,
  },
  imagemPrincipal: {
    minimo: { largura: 600, altura: 315 },
    maximo: { largura: 2400, altura: 1600 },
    qualidade: 82,
  },
} as const

handle(enviarImagemPagina, async (ctx, { body, arquivos }) => {
  const [enviado] = arquivos
  const naoServe = (mensagem: string) => recusar('ARQUIVO', mensagem, { campos: { [body.uso]: mensagem } })
  if (enviado === undefined) return naoServe('Escolha um arquivo')
  const pronta = await prepararImagem(enviado.bytes, MEDIDAS[body.uso])
  if (!pronta.ok) return naoServe(pronta.mensagem)
  const { bytes, extensao, largura, altura } = pronta.imagem
  const url = await publicar(ctx, PASTA_DAS_PAGINAS, bytes, extensao)
  return { url, largura, altura }
})
