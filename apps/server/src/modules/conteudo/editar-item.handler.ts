// Only what was sent changes. The rich text is cleaned here, whatever the editor's browser did with it.
import { editarItem } from '@martelo/contracts/conteudo/editar-item.contract.ts'
import { itensSaoFilmes } from '@martelo/domain/conteudo/elementos.ts'
import { filmeDaCasa, videoPermitido } from '@martelo/domain/conteudo/enderecos.ts'
import { diferencas } from '../../core/auditoria.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { imagensEstranhas } from './imagens-da-pagina.ts'
import { limparHtml } from './limpar-html.ts'
import { camposErrados, itemDoRascunho, mudarRascunho } from './mudar-rascunho.ts'

const NAO_E_VIDEO = 'Envie um vídeo, ou use o endereço de um do YouTube ou do Vimeo'

handle(editarItem, (ctx, { params, body: { versao, ...dados } }) =>
  mudarRascunho(ctx, { item: params.id }, versao, async (tx, r) => {
    const { sessao, item } = itemDoRascunho(r, params.id)
    const limpo = { ...dados, ...(dados.texto ? { texto: limparHtml(dados.texto) } : {}) }
    const novo = Object.fromEntries(Object.entries(limpo).filter(([, v]) => v !== undefined)) as Partial<
      typeof item
    >
    const { antes, depois } = diferencas(item, novo)
    if (Object.keys(depois).length === 0) return null
    const campos = await imagensEstranhas(ctx, { imagem: depois.imagem, imagemMobile: depois.imagemMobile })
    if (itensSaoFilmes(sessao.elemento) && depois.link)
      Object.assign(campos, await videoEstranho(ctx, depois.link))
    const { dataInicio, dataFim } = { ...item, ...depois }
    if (dataInicio !== null && dataFim !== null && Date.parse(dataFim) < Date.parse(dataInicio))
      campos.dataFim = 'O fim vem antes do início'
    camposErrados(campos)
    await tx
      .updateTable('paginaItem')
      .set({ ...depois, updatedBy: exigirSessao(ctx).usuId, updatedAt: new Date(ctx.agora) })
      .where('hotId', '=', ctx.hotsite.id)
      .where('uid', '=', item.uid)
      .execute()
    return {
      acao: 'alterar-item',
      antes: { [`item de ${sessao.nome}`]: antes },
      depois: { [`item de ${sessao.nome}`]: depois },
    }
  }),
)

/** A video is framed from an allowed host, or played from a file that this house sent. */
async function videoEstranho(ctx: Ctx, link: string): Promise<Record<string, string>> {
  if (!filmeDaCasa(link)) return videoPermitido(link) === null ? { link: NAO_E_VIDEO } : {}
  const { video } = await imagensEstranhas(ctx, { video: link })
  return video === undefined ? {} : { link: 'Envie o vídeo novamente' }
}
