// From a content (published, draft, or the product's own) to what a visitor gets: the sections that are seen now, their
// items without empty fields, and the records of each.
import type {
  ConfiguracaoDaPagina,
  ItemPublico,
  PaginaPublica,
} from '@martelo/contracts/conteudo/conteudo.schemas.ts'
import { type Elemento, elemento } from '@martelo/domain/conteudo/elementos.ts'
import { paginaPadrao } from '@martelo/domain/conteudo/pagina-padrao.ts'
import {
  type ItemDaSessao,
  type TipoDePagina,
  tipoDaUri,
  visiveis,
} from '@martelo/domain/conteudo/paginas.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import type { z } from 'zod'
import type { Ctx } from '../../core/http/contexto.ts'
import type { Hotsite } from '../../core/tenant/hotsites.ts'
import { comBanners } from './banners-na-pagina.ts'
import { dadosDasSecoes } from './fontes.ts'
import { type Conteudo, paginaNoAr } from './versoes.sql.ts'

export type Configuracao = z.infer<typeof ConfiguracaoDaPagina>

/** A page as it is on: where it stands, and its content. */
export interface PaginaLida {
  readonly uri: string
  readonly modelo: number | null
  readonly conteudo: Conteudo
}

export const palavrasDo = (h: Hotsite) => palavras(h.tipo as TipoHotsite)

export function padraoDe(h: Hotsite, tipo: TipoDePagina): Conteudo {
  return paginaPadrao(tipo, palavrasDo(h), {
    nome: h.nome,
    descricao: h.descricao || h.slogan,
  })
}

/** The published page of an address or alias; null: there is none, or the house switched it off. */
export async function lerPaginaNoAr(ctx: Ctx, uriPedida: string): Promise<PaginaLida | null> {
  const tipo = tipoDaUri(uriPedida)
  const uri = tipo?.uri ?? uriPedida
  const linha = await ctx.ler((tx) => paginaNoAr(tx, ctx.hotsite.id, uri))
  if (linha?.ativa === false && tipo?.desligavel !== false) return null
  if (linha?.conteudo) return { uri, modelo: linha.modelo, conteudo: linha.conteudo }
  return tipo === undefined ? null : { uri, modelo: tipo.numero, conteudo: padraoDe(ctx.hotsite, tipo) }
}

export function configuracaoDe({ uri, modelo, conteudo: c }: PaginaLida): Configuracao {
  return {
    uri,
    modeloPagina: modelo,
    titulo: c.titulo,
    descricao: c.descricao,
    keywords: c.keywords,
    tituloPagina: c.tituloPagina,
    descricaoPagina: c.descricaoPagina,
    imagemPrincipal: c.imagemPrincipal,
    container: c.container,
  }
}

export async function montarPagina(ctx: Ctx, lida: PaginaLida): Promise<PaginaPublica> {
  const sessoes = visiveis<Elemento>(lida.conteudo.sessoes, ctx.agora)
  const dados = await dadosDasSecoes(ctx, sessoes)
  return {
    ...configuracaoDe(lida),
    sessoes: await comBanners(
      ctx,
      lida,
      sessoes.map((s) => ({
        uid: s.uid,
        elemento: s.elemento,
        container: s.container,
        tamanhoColuna: s.tamanhoColuna,
        margemCabecalho: s.margemCabecalho,
        margemRodape: s.margemRodape,
        config: s.config,
        itens: s.itens.map((i) => apresentarItem(s.elemento, i)),
        dados: dados(s),
      })),
    ),
  }
}

/** The fields that this kind of section draws, without those that are empty. */
function apresentarItem(e: Elemento, item: ItemDaSessao): ItemPublico {
  const publico: Record<string, string | number> = { uid: item.uid }
  for (const campo of elemento(e).itens?.campos ?? []) {
    const valor = item[campo]
    if (valor != null) publico[campo] = valor
  }
  return publico as unknown as ItemPublico
}
