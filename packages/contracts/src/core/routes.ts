// Every screen: its path, area, permission, title and menu place. `GET v1/usuario/rotas` filters this table; links go
// through `caminho`, so that a path is written once. A test proves that each row has its screen and each screen its row.
import type { Permissao } from './permissions.ts'

export type Area = 'vitrine' | 'cliente' | 'comitente' | 'leiloeiro' | 'retaguarda' | 'impressos'
export type ModuloDeMenu =
  | 'Meu Perfil'
  | 'Leilão'
  | 'Manutenção'
  | 'Site'
  | 'Acerto'
  | 'Pátios'
  | 'Comitente'
  | 'Comitente Integração'
  | 'Dev'

export interface Tela {
  readonly path: string
  readonly area: Area
  readonly permission: Permissao
  readonly title: string
  /** the screen's file below apps/web/src/areas, without extension */
  readonly screen: string
  readonly menu?: ModuloDeMenu
  readonly aliases?: readonly string[]
}

const tela = <const T extends Tela>(t: T): T => t

export const TELAS = {
  inicio: tela({
    path: '/',
    area: 'vitrine',
    permission: 'publico',
    title: 'Início',
    screen: 'vitrine/hotsites/inicio.screen',
  }),
} as const satisfies Record<string, Tela>

export type NomeDeTela = keyof typeof TELAS

type Parametros<S extends string> = S extends `${string}:${infer P}/${infer R}`
  ? P | Parametros<`/${R}`>
  : S extends `${string}:${infer P}`
    ? P
    : never

/** The URL of a screen with its parameters filled in (each encoded). */
export function caminho<N extends NomeDeTela>(
  nome: N,
  ...args: [Parametros<(typeof TELAS)[N]['path']>] extends [never]
    ? [parametros?: Record<string, never>]
    : [parametros: Record<Parametros<(typeof TELAS)[N]['path']>, string | number>]
): string {
  const valores: Record<string, string | number> = args[0] ?? {}
  return TELAS[nome].path.replace(/:(\w+)/g, (_, p: string) => encodeURIComponent(String(valores[p] ?? '')))
}
