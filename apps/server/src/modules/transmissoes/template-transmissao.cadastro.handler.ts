import { TEMPLATE_TRANSMISSAO } from '@martelo/contracts/transmissoes/template-transmissao.cadastro.ts'
import { imagemDoModelo } from '@martelo/domain/transmissoes/desenho-do-modelo.ts'
import { camerasDe, lerVideoFilter } from '@martelo/domain/transmissoes/video-filter.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'
import { recusar } from '../../core/http/handle.ts'

handleCadastro(TEMPLATE_TRANSMISSAO, {
  colunas: {
    quantidadeCameras: sql`t.quantidade_cameras`,
    imagemModelo: sql`t.imagem_modelo`,
    canaisTransmissao: sql`(select count(*)::int from canal_transmissao c where c.tem_id = t.id and c.hot_id = t.hot_id and c.removido_at is null)`,
  },
  emUso: { canal_transmissao: ['canal de transmissão', 'canais de transmissão'] },
  antesDeSalvar({ dados, mudou }) {
    if (!mudou.has('videoFilter')) return Promise.resolve({})
    const lido = lerVideoFilter(dados.videoFilter ?? '')
    if (!lido.ok)
      return Promise.resolve(recusar('CAMPOS', lido.mensagem, { campos: { videoFilter: lido.mensagem } }))
    return Promise.resolve({
      quantidadeCameras: camerasDe(lido.filtro),
      imagemModelo: imagemDoModelo(dados.videoFilter ?? ''),
    })
  },
})
