// A picture is stored now and shown when the banner is saved. What does not fit its place is refused at the field.
import { enviarImagemDoBanner } from '@martelo/contracts/banners/enviar-imagem-do-banner.contract.ts'
import { POSICOES_DE_BANNER } from '@martelo/domain/banners/posicoes-de-banner.ts'
import { publicarImagem } from '../../core/files/publicar-imagem.ts'
import { handle } from '../../core/http/handle.ts'
import { PASTA_DOS_BANNERS } from './pasta-dos-banners.ts'

const QUALIDADE = 82

handle(enviarImagemDoBanner, (ctx, { body: { posicao, uso }, arquivos: [enviado] }) =>
  publicarImagem(ctx, enviado, {
    pasta: PASTA_DOS_BANNERS,
    campo: uso,
    uso: { ...POSICOES_DE_BANNER[posicao][uso], qualidade: QUALIDADE },
  }),
)
