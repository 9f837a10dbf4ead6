// What was understood of a text, as filters of the search: what the list's address would say (the score of the search
// asserts that both find the same).
import type { Filtro } from '@martelo/contracts/lotes/busca.schemas.ts'
import type { FaixaEntendida } from '@martelo/domain/buscas/numeros-de-busca.ts'
import type { BuscaInterpretada } from '@martelo/domain/buscas/texto-da-busca.ts'
import { FORA_DO_FILTRO_PADRAO } from '@martelo/domain/lotes/tipos.ts'

const FAIXAS = {
  ano: { campo: 'anoModelo', escala: 1 },
  valor: { campo: 'valor', escala: 100 },
  km: { campo: 'km', escala: 1 },
  mercado: { campo: 'parteDoMercado', escala: 10 },
} as const satisfies Record<FaixaEntendida['campo'], { campo: string; escala: number }>

/** Who asks for a kind of good, or by name, gets real estate and equipment too. */
const DIZEM_O_BEM: ReadonlySet<string> = new Set(['categoria', 'tipo', 'leilao', 'marca', 'modelo', 'numero'])

function marcas(filtros: BuscaInterpretada['filtros']): Filtro[] {
  const ramos = new Map<string, string[]>()
  for (const { campo, valor, pai } of filtros) {
    if (campo === 'marca') ramos.set(valor, ramos.get(valor) ?? [])
    if (campo === 'modelo' && pai !== null) ramos.set(pai, [...(ramos.get(pai) ?? []), valor])
  }
  if (ramos.size === 0) return []
  return [
    {
      tipo: 'marca',
      campo: 'marca',
      marcas: [...ramos].map(([marca, modelos]) => (modelos.length > 0 ? { marca, modelos } : { marca })),
    },
  ]
}

export function filtrosEntendidos({ filtros, faixas, resto }: BuscaInterpretada): Filtro[] {
  const saida: Filtro[] = marcas(filtros)
  for (const [campo, deles] of Map.groupBy(filtros, (f) => f.campo))
    if (campo !== 'marca' && campo !== 'modelo')
      saida.push({ tipo: 'multipla', campo, valores: [...new Set(deles.map((f) => f.valor))] })
  for (const { campo, de, ate } of faixas) {
    const { campo: coluna, escala } = FAIXAS[campo]
    saida.push({
      tipo: 'range',
      campo: coluna,
      ...(de === null ? {} : { de: Math.round(de) * escala }),
      ...(ate === null ? {} : { ate: Math.round(ate) * escala }),
    })
  }
  if (resto !== '') saida.push({ tipo: 'geral', campo: 'texto', valor: resto })
  else if (!filtros.some((f) => DIZEM_O_BEM.has(f.campo)))
    saida.push({ tipo: 'diferente', campo: 'categoria', valores: [...FORA_DO_FILTRO_PADRAO] })
  return saida
}
