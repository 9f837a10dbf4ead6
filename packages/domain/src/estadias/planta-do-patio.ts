// The plan of a yard: places in rows and columns. One code per place, one place per cell, within a sheet that a screen
// can draw.
export const MAXIMO_DE_LINHAS = 60
export const MAXIMO_DE_COLUNAS = 60
export const MAXIMO_DE_VAGAS = 1500

export interface VagaNaPlanta {
  readonly codigo: string
  readonly linha: number
  readonly coluna: number
}

/** The first contradiction, or null. */
export function erroDaPlanta(vagas: readonly VagaNaPlanta[]): string | null {
  if (vagas.length > MAXIMO_DE_VAGAS) return `Um pátio tem no máximo ${MAXIMO_DE_VAGAS} vagas.`
  const codigos = new Set<string>()
  const celulas = new Set<string>()
  for (const v of vagas) {
    const celula = `${v.linha}|${v.coluna}`
    if (codigos.has(v.codigo)) return `Há duas vagas ${v.codigo}.`
    if (celulas.has(celula)) return `A vaga ${v.codigo} está em cima de outra.`
    codigos.add(v.codigo)
    celulas.add(celula)
  }
  return null
}

/** `A-01` … : a block of places, row by row, from a corner on. */
export function novoSetor(s: {
  readonly setor: string
  readonly linhas: number
  readonly colunas: number
  readonly desdeLinha: number
  readonly desdeColuna: number
}): VagaNaPlanta[] {
  return Array.from({ length: s.linhas * s.colunas }, (_, i) => ({
    codigo: `${s.setor}-${String(i + 1).padStart(2, '0')}`,
    linha: s.desdeLinha + Math.floor(i / s.colunas),
    coluna: s.desdeColuna + (i % s.colunas),
  }))
}
