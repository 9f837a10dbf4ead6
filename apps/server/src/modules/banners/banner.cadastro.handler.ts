// Banners as the house edits them. A picture is one that this house sent: an address of another origin would watch the
// visitors. For one auction or one category alone a banner stands only where the page knows of which it is.
import { BANNER } from '@martelo/contracts/banners/banner.cadastro.ts'
import { aceitaAlvo } from '@martelo/domain/banners/posicoes-de-banner.ts'
import { validarDestino } from '@martelo/domain/conteudo/enderecos.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { recusar } from '../../core/http/handle.ts'
import { leilaoDoBanner } from './banners.sql.ts'
import { PASTA_DOS_BANNERS } from './pasta-dos-banners.ts'

const SO_NA_LISTA = 'Só um banner da lista de lotes pode ser de um leilão ou de uma categoria'

const contados = (coluna: 'vistos' | 'cliques') =>
  sql`coalesce((select sum(${sql.ref(`c.${coluna}`)}) from banner_contagem c where c.hot_id = t.hot_id and c.ban_id = t.id), 0)::int`

async function minha(ctx: Ctx, url: string | null): Promise<boolean> {
  if (url === null) return true
  if (!url.startsWith(urlPublica(`${PASTA_DOS_BANNERS}/${ctx.hotsite.id}/`))) return false
  return ctx.servicos.arquivos.publico.existe(url.slice(urlPublica('').length)).catch(() => false)
}

handleCadastro(BANNER, {
  ordem: sql`t.posicao, t.prioridade desc`,
  colunas: {
    leiUid: sql`(select a.uid::text from leilao a where a.id = t.lei_id)`,
    leilao: sql`(select a.nome from leilao a where a.id = t.lei_id)`,
    vistos: contados('vistos'),
    cliques: contados('cliques'),
  },
  async antesDeSalvar({ ctx, tx, dados, mudou }) {
    const { posicao, leiUid, categoria, dataInicio, dataFim } = dados
    const campos: Record<string, string> = {}
    for (const qual of ['imagem', 'imagemMobile'] as const)
      if (mudou.has(qual) && !(await minha(ctx, dados[qual]))) campos[qual] = 'Envie a imagem novamente'
    const destino = validarDestino(dados.urlDestino ?? '')
    if (!destino.ok) campos.urlDestino = destino.mensagem
    if (dataInicio && dataFim && Date.parse(dataInicio) > Date.parse(dataFim))
      campos.dataFim = 'O fim vem antes do início'
    if (leiUid !== null && !aceitaAlvo(posicao)) campos.leiUid = SO_NA_LISTA
    if (categoria !== null && !aceitaAlvo(posicao)) campos.categoria = SO_NA_LISTA
    const leiId = leiUid === null ? null : await leilaoDoBanner(tx, ctx.hotsite.id, leiUid)
    if (leiId === undefined) campos.leiUid ??= 'Este leilão não existe'
    if (Object.keys(campos).length > 0) return recusar('CAMPOS', Object.values(campos), { campos })
    return {
      urlDestino: destino.ok ? destino.valor : null,
      leiId: leiId ?? null,
      updatedAt: new Date(ctx.agora),
    }
  },
})
