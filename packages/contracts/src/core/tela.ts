// One screen and its address. Links go through `caminho`, so that a path is written once.
import type { AreaDeTrabalho } from './areas-de-trabalho.ts'
import type { Recurso } from '@martelo/domain/hotsites/recursos.ts'
import type { Permissao } from './permissions.ts'

export type Area = 'vitrine' | 'cliente' | 'comitente' | 'leiloeiro' | 'retaguarda' | 'campo' | 'impressos'
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
  /** `:name` marks a parameter, `*` the rest of the path */
  readonly path: string
  readonly area: Area
  readonly permission: Permissao
  readonly title: string
  /** the screen's file below apps/web/src/areas, without extension */
  readonly screen: string
  readonly menu?: ModuloDeMenu
  /** where it stands in the back-office's menu, when that does not follow from its module */
  readonly trabalho?: AreaDeTrabalho
  /** of a record's page: the path of the list that it belongs to, whose area of the menu is open then */
  readonly lista?: string
  readonly aliases?: readonly string[]
  /** what a house may switch off: then no menu leads here */
  readonly recurso?: Recurso
}

/** Declares a screen and keeps its path's literal type, from which `caminho` knows the parameters. */
export const tela = <const T extends Tela>(t: T): T => t

type Parametros<S extends string> = S extends `${string}:${infer P}/${infer R}`
  ? P | Parametros<`/${R}`>
  : S extends `${string}:${infer P}`
    ? P
    : never

/** The URL of a screen with its parameters filled in (each encoded). */
export function caminho<T extends Tela>(
  destino: T,
  ...args: [Parametros<T['path']>] extends [never]
    ? [parametros?: Record<string, never>]
    : [parametros: Record<Parametros<T['path']>, string | number>]
): string {
  const valores: Record<string, string | number> = args[0] ?? {}
  return destino.path.replace(/:(\w+)/g, (_, p: string) => encodeURIComponent(String(valores[p] ?? '')))
}
