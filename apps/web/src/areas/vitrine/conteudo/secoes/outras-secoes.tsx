// The kinds of sections that are hydrated later, by name. Each draws nothing when it has nothing.
import type { Elemento } from '@martelo/domain/conteudo/elementos.ts'
import type { ComponentType } from 'react'
import { Agenda } from './secao-agenda.tsx'
import { BannerFaixa, Banners } from './secao-banners.tsx'
import { Comitentes, Depoimentos, Numeros } from './secao-casa.tsx'
import { Categorias, Estados, Marcas } from './secao-categorias.tsx'
import { ChamadaContato, RedesSociais } from './secao-contato.tsx'
import { DoNavegador } from './secao-do-navegador.tsx'
import { GradeDeLotes, Sorteio } from './secao-grade.tsx'
import { AoVivo, LeiloesEmDestaque, ListaDeLeiloes } from './secao-leiloes.tsx'
import { Newsletter } from './secao-newsletter.tsx'
import { ListaDePatios, MapaDePatios } from './secao-patios.tsx'
import { Acordeao, Diferenciais, PassoAPasso, Texto, TextoComImagem } from './secao-textos.tsx'
import { Transmissao, Videos } from './secao-videos.tsx'
import type { PropsDeSecao } from './titulo-da-secao.tsx'

/** Those of lots and the opening are drawn by the page itself. */
type DaPagina =
  | 'BUSCA_HERO'
  | 'CARROSSEL_LOTES'
  | 'LOTES_ENCERRANDO'
  | 'LOTES_MAIS_VISITADOS'
  | 'LOTES_MAIS_DISPUTADOS'
  | 'LOTES_COMPRE_JA'
  | 'LOTES_REPASSE'

const SECOES: Readonly<Record<Exclude<Elemento, DaPagina>, ComponentType<PropsDeSecao>>> = {
  CATEGORIAS_DESTAQUE: Categorias,
  GRADE_LOTES: GradeDeLotes,
  SORTEIO_BLACK_CAR: Sorteio,
  LOTES_VISTOS_RECENTEMENTE: DoNavegador,
  LOTES_FAVORITOS: DoNavegador,
  LEILOES_DESTAQUE: LeiloesEmDestaque,
  LISTA_LEILOES: ListaDeLeiloes,
  AGENDA: Agenda,
  EVENTOS_AO_VIVO: AoVivo,
  TRANSMISSAO: Transmissao,
  BANNERS: Banners,
  BANNER_FAIXA: BannerFaixa,
  MARCAS: Marcas,
  COMITENTES: Comitentes,
  LOTES_POR_ESTADO: Estados,
  MAPA_PATIOS: MapaDePatios,
  LISTA_PATIOS: ListaDePatios,
  ACORDEAO: Acordeao,
  TEXTO: Texto,
  TEXTO_IMAGEM: TextoComImagem,
  DIFERENCIAIS: Diferenciais,
  PASSO_A_PASSO: PassoAPasso,
  NUMEROS: Numeros,
  DEPOIMENTOS: Depoimentos,
  VIDEOS: Videos,
  NEWSLETTER: Newsletter,
  REDES_SOCIAIS: RedesSociais,
  CHAMADA_CONTATO: ChamadaContato,
}

export default function OutraSecao({ s }: PropsDeSecao) {
  const Desenho = SECOES[s.elemento as keyof typeof SECOES] as ComponentType<PropsDeSecao> | undefined
  return Desenho === undefined ? null : <Desenho s={s} />
}
