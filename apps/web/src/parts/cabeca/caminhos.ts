// Addresses of the storefront's own pages. The table of screens is checked against them by type only, so that its titles
// and file names stay out of what visitors download.
import type { TELAS_VITRINE } from '@martelo/contracts/core/telas/vitrine.telas.ts'

type Tela = (typeof TELAS_VITRINE)[keyof typeof TELAS_VITRINE]
type SemCuringa<P extends string> = P extends `${infer Antes}/*` | `${infer Antes}/:lelUid` ? Antes : P
export type Caminho = SemCuringa<
  Tela['path'] | (Tela extends { aliases: readonly (infer A extends string)[] } ? A : never)
>

export const IR = {
  inicio: '/',
  lotes: '/leilao',
  comparar: '/comparar',
  agenda: '/agenda',
  patios: '/patios',
  visita: '/visita/marcar',
  precos: '/precos',
  favoritos: '/favoritos',
  comoFunciona: '/como-funciona',
  regulamento: '/regulamento',
  regrasDeLance: '/regulamento/lances',
  regrasDeVistoria: '/regulamento/vistorias',
  quemSomos: '/quem-somos',
  diferenciais: '/diferenciais',
  entrar: '/login',
  cadastrar: '/cadastro',
  sair: '/sair',
  documentos: '/documentos',
  cookies: '/cookies',
  contato: '/fale-conosco',
  avaliacoes: '/avaliacoes',
  oQueCusta: '/o-que-custa',
} as const satisfies Record<string, Caminho>

/** Pages of other areas that the frame leads to. */
export const IR_CLIENTE = {
  inicio: '/cliente',
  favoritos: '/cliente/favoritos',
  buscas: '/cliente/buscas-salvas',
  avisos: '/cliente/avisos',
  lances: '/cliente/meus-lances',
  compras: '/cliente/compras',
  perfil: '/cliente/meu-perfil',
} as const

/** The list of lots under these filters (names as the list reads them from the URL). */
export function lotesCom(filtros: Readonly<Record<string, string>>): string {
  return `${IR.lotes}?${new URLSearchParams(filtros)}`
}

/** What a visitor looks at: pages to which a sign-in or a sign-up brings him back. */
const SE_VOLTA =
  /^\/(?:leilao|anuncio|agenda|auditorio|comparar|cesta|avise-me|precos|patios|visita|convite)(?:\/|$)/
/** Between the two doors, what one of them was told goes on: where to return, who invited. */
const PORTAS = /^\/(?:login|cadastro)$/

/** A door, with the way back to this very place. */
export const comVolta = (porta: string, redirect: string): string =>
  `${porta}?${new URLSearchParams({ redirect })}`

/** The same from the frame around any page. */
export function portaDaqui(
  porta: string,
  { pathname, search }: { pathname: string; search: string },
): string {
  if (PORTAS.test(pathname)) return porta + search
  return SE_VOLTA.test(pathname) ? comVolta(porta, pathname + search) : porta
}
