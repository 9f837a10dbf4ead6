import { salvarBanner } from '@martelo/contracts/banners/salvar-banner.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { contarDaCasa, leilaoDoBanner, mudarBanner, porBanner } from './banners.sql.ts'
import { pastaDosBanners } from './pasta-dos-banners.ts'

const MAXIMO = 60

/** A picture that this house sent for a banner: an address of another origin would watch the visitors. */
async function minha(ctx: Ctx, url: string | null): Promise<boolean> {
  if (url === null) return true
  if (!url.startsWith(urlPublica(`${pastaDosBanners(ctx.hotsite.id)}/`))) return false
  return ctx.servicos.arquivos.publico.existe(url.slice(urlPublica('').length)).catch(() => false)
}

handle(salvarBanner, async (ctx, { body: { uid, leiUid, dataInicio, dataFim, categoria, ...resto } }) => {
  const hotId = ctx.hotsite.id
  const campos: Record<string, string> = {}
  if (!(await minha(ctx, resto.imagem))) campos.imagem = 'Envie a imagem novamente'
  if (!(await minha(ctx, resto.imagemMobile))) campos.imagemMobile = 'Envie a imagem novamente'
  return ctx.tx(async (tx) => {
    const leiId = leiUid === null ? null : await leilaoDoBanner(tx, hotId, leiUid)
    if (leiId === undefined) campos.leiUid = 'Este leilão não existe'
    if (Object.keys(campos).length > 0) return recusar('CAMPOS', Object.values(campos), { campos })
    const dados = {
      ...resto,
      leiId: leiId ?? null,
      categoria: categoria || null,
      dataInicio: dataInicio === null ? null : new Date(dataInicio),
      dataFim: dataFim === null ? null : new Date(dataFim),
      updatedAt: new Date(ctx.agora),
    }
    const depois = { ...resto, leiUid, dataInicio, dataFim, categoria: dados.categoria }
    if (uid !== null) {
      const r = await mudarBanner(tx, hotId, uid, dados)
      if (r === undefined) return recusar('NAO_ENCONTRADO', 'Este banner não existe mais.')
      await auditar(ctx, tx, { entidade: 'banner', uid, acao: 'editar', depois })
      return r
    }
    if ((await contarDaCasa(tx, hotId)) >= MAXIMO)
      return recusar('CHEIO', `Há ${MAXIMO} banners. Apague um que já não serve.`)
    const novo = await porBanner(tx, hotId, dados)
    await auditar(ctx, tx, { entidade: 'banner', uid: novo.uid, acao: 'criar', depois })
    return novo
  })
})
