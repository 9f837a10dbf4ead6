// A picture is stored now and worn when the form is saved: the preview shows it first, and a discarded form leaves the
// site as it was.
import { enviarImagemHotsite } from '@martelo/contracts/hotsites/enviar-imagem-hotsite.contract.ts'
import { publicarImagem } from '../../core/files/publicar-imagem.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { usoDaMarca } from './imagem-da-marca.ts'
import { PASTA_DAS_MARCAS } from './imagens-guardadas.ts'

handle(enviarImagemHotsite, async (ctx, { params, body: { uso }, arquivos: [enviado] }) => {
  if (params.id !== ctx.hotsite.id) return recusar('NAO_ENCONTRADO', 'Hotsite não encontrado')
  const destino = { pasta: PASTA_DAS_MARCAS, campo: uso, uso: usoDaMarca(uso) }
  return { uso, ...(await publicarImagem(ctx, enviado, destino)) }
})
