import { enviarImagemPagina } from '@martelo/contracts/conteudo/enviar-imagem-pagina.contract.ts'
import { publicarImagem } from '../../core/files/publicar-imagem.ts'
import { handle } from '../../core/http/handle.ts'
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

handle(enviarImagemPagina, (ctx, { body: { uso }, arquivos: [enviado] }) =>
  publicarImagem(ctx, enviado, { pasta: PASTA_DAS_PAGINAS, campo: uso, uso: MEDIDAS[uso] }),
)
