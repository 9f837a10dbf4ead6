/** Whom a group takes in by itself. All conditions that are set must hold; a group without any takes no one in. */

export const TIPOS_DE_GRUPO = ['Manual', 'Por condição'] as const
export type TipoDeGrupo = (typeof TIPOS_DE_GRUPO)[number]

export interface CondicaoDoGrupo {
  readonly condNatureza: 'Fisica' | 'Juridica' | null
  readonly condUfs: readonly string[]
  readonly condDocumentos: boolean
  readonly condDetran: boolean
  /** paid purchases, at least; within the last `condComprasDias` days where that is set */
  readonly condCompras: number | null
  readonly condComprasDias: number | null
  /** registered for at least so many days */
  readonly condCadastroDias: number | null
}

export interface FatosParaGrupo {
  readonly natureza: 'Fisica' | 'Juridica'
  readonly uf: string | null
  readonly documentosAprovados: boolean
  readonly credenciadoDetran: boolean
  readonly cadastradoEm: number
  /** instants of his paid purchases */
  readonly compras: readonly number[]
}

const DIA_MS = 86_400_000

export function temCondicao(g: CondicaoDoGrupo): boolean {
  return (
    g.condNatureza !== null ||
    g.condUfs.length > 0 ||
    g.condDocumentos ||
    g.condDetran ||
    g.condCompras !== null ||
    g.condCadastroDias !== null
  )
}

export function cumpreCondicao(g: CondicaoDoGrupo, c: FatosParaGrupo, agora: number): boolean {
  if (!temCondicao(g)) return false
  const desde = g.condComprasDias === null ? Number.NEGATIVE_INFINITY : agora - g.condComprasDias * DIA_MS
  return (
    (g.condNatureza === null || g.condNatureza === c.natureza) &&
    (g.condUfs.length === 0 || (c.uf !== null && g.condUfs.includes(c.uf))) &&
    (!g.condDocumentos || c.documentosAprovados) &&
    (!g.condDetran || c.credenciadoDetran) &&
    (g.condCompras === null || c.compras.filter((t) => t >= desde).length >= g.condCompras) &&
    (g.condCadastroDias === null || agora - c.cadastradoEm >= g.condCadastroDias * DIA_MS)
  )
}
