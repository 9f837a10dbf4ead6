import { salvarBanner } from '@martelo/contracts/banners/salvar-banner.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
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
    const leilao =
      leiUid === null
        ? null
        : await tx
            .selectFrom('leilao')
            .select('id')
            .where('hotId', '=', hotId)
            .where('uid', '=', leiUid)
            .executeTakeFirst()
    if (leilao === undefined) campos.leiUid = 'Este leilão não existe'
    if (Object.keys(campos).length > 0) return recusar('CAMPOS', Object.values(campos), { campos })
    const dados = {
      ...resto,
      leiId: leilao?.id ?? null,
      categoria: categoria || null,
      dataInicio: dataInicio === null ? null : new Date(dataInicio),
      dataFim: dataFim === null ? null : new Date(dataFim),
      updatedAt: new Date(ctx.agora),
    }
    const depois = { ...resto, leiUid, dataInicio, dataFim, categoria: dados.categoria }
    if (uid !== null) {
      const r = await tx
        .updateTable('banner')
        .set(dados)
        .where('hotId', '=', hotId)
        .where('uid', '=', uid)
        .returning('uid')
        .executeTakeFirst()
      if (r === undefined) return recusar('NAO_ENCONTRADO', 'Este banner não existe mais.')
      await auditar(ctx, tx, { entidade: 'banner', uid, acao: 'editar', depois })
      return r
    }
    const { n } = await tx
      .selectFrom('banner')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('hotId', '=', hotId)
      .executeTakeFirstOrThrow()
    if (Number(n) >= MAXIMO) return recusar('CHEIO', `Há ${MAXIMO} banners. Apague um que já não serve.`)
    const novo = await tx
      .insertInto('banner')
      .values({ ...dados, hotId })
      .returning('uid')
      .executeTakeFirstOrThrow()
    await auditar(ctx, tx, { entidade: 'banner', uid: novo.uid, acao: 'criar', depois })
    return novo
  })
})
