/**
 * The grade of an inspection, from the points of its marks, options and tyres. The rules are published
 * (/regulamento/vistorias): a row changed here changes them there.
 */
import { DANOS, type Gravidade, limiteDoDano, type Nota } from './danos.ts'
import { type EstadoDoPneu, pneusDe, type Respostas } from './respostas.ts'
import type { CategoriaDaVistoria } from './tipo-de-vistoria.ts'

export const PONTOS_DO_PNEU: Readonly<Record<EstadoDoPneu, number>> = {
  BOM: 0,
  'MEIA-VIDA': 0,
  TROCA: 1,
  FALTA: 2,
}

/** From the best: the first row whose points are not exceeded. */
export const NOTAS: readonly { readonly nota: Nota; readonly ate: number; readonly frase: string }[] = [
  { nota: 'A', ate: 3, frase: 'Sem danos que se notem, ou só marcas leves de uso' },
  { nota: 'B', ate: 10, frase: 'Poucos danos leves' },
  { nota: 'C', ate: 22, frase: 'Danos médios, ou muitos leves' },
  { nota: 'D', ate: 40, frase: 'Danos graves, ou estrutura atingida' },
  { nota: 'E', ate: Number.POSITIVE_INFINITY, frase: 'Danos graves em muitas partes' },
]

const GRAVE: Gravidade = 3
const pior = (a: Nota, b: Nota): Nota => (a > b ? a : b)

/** The points of what was answered, and the grade. Null: the inspection has neither marks nor valued options. */
export function notaDaVistoria(
  categorias: readonly CategoriaDaVistoria[],
  respostas: Respostas,
): { readonly nota: Nota; readonly pontos: number } | null {
  let pontos = 0
  let limite: Nota = 'A'
  let avaliada = false
  for (const i of categorias.flatMap((c) => c.itens)) {
    const r = respostas[i.id]
    if (r === undefined) continue
    if (i.tipo === 'marcacao' || i.tipo === 'pneus' || i.opcoes.some((o) => o.pontos > 0)) avaliada = true
    for (const m of r.marcacoes) {
      pontos += DANOS[m.dano].pontos * m.gravidade
      if (m.gravidade === GRAVE) limite = pior(limite, limiteDoDano(m.dano) ?? 'A')
    }
    for (const o of i.opcoes) if (r.valores.includes(o.valor)) pontos += o.pontos
    if (i.tipo === 'pneus') for (const [, estado] of pneusDe(r.valores)) pontos += PONTOS_DO_PNEU[estado]
  }
  if (!avaliada) return null
  const nota = NOTAS.find((n) => pontos <= n.ate)?.nota ?? 'E'
  return { nota: pior(nota, limite), pontos }
}

export const fraseDaNota = (nota: Nota): string => NOTAS.find((n) => n.nota === nota)?.frase ?? ''
