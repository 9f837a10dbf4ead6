// One value of a report as a person reads it, and as a spreadsheet takes it.
import { formatarReais } from '../comum/dinheiro.ts'
import type { Celula, ColunaDeRelatorio, RelatorioDeclarado } from './declarar-relatorio.ts'

type Tipo = Pick<ColunaDeRelatorio, 'tipo' | 'rotulos'>

const numero = (v: number, casas: number): string =>
  v.toLocaleString('pt-BR', { minimumFractionDigits: 0, maximumFractionDigits: casas })

/** A day, or a month without its day. */
const diaMesAno = (dia: string): string => dia.split('-').toReversed().join('/')

/** "2026-03-01T14:05" is 01/03/2026 14:05. */
function instante(v: string): string {
  const [dia = '', hora = ''] = v.split('T')
  return `${diaMesAno(dia)} ${hora}`.trim()
}

/** How the values of a group read: as its column does, where it is one. */
export function celulaDoGrupo(r: Pick<RelatorioDeclarado, 'colunas' | 'grupos'>, id: string | null): Tipo {
  return r.colunas.find((c) => c.id === id) ?? { tipo: r.grupos.find((g) => g.id === id)?.tipo ?? 'texto' }
}

export function mostrarCelula({ tipo, rotulos }: Tipo, v: Celula): string {
  if (v === null) return '—'
  if (typeof v === 'string') {
    if (tipo === 'dia' || tipo === 'mes') return diaMesAno(v)
    return tipo === 'instante' ? instante(v) : (rotulos?.[v] ?? v)
  }
  if (tipo === 'dinheiro') return formatarReais(v)
  if (tipo === 'porcentagem') return `${numero(v, 1)}%`
  return numero(v, tipo === 'decimal' ? 1 : 0)
}

/** Numbers stay numbers (reais, not centavos; a rate to its hundredths), so that a sheet can add them. */
export function celulaDePlanilha(c: Tipo, v: Celula): Celula {
  if (typeof v !== 'number') return v === null ? null : mostrarCelula(c, v)
  if (c.tipo === 'dinheiro') return v / 100
  return c.tipo === 'porcentagem' || c.tipo === 'decimal' ? Math.round(v * 100) / 100 : v
}
