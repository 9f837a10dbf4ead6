// The demonstration's items of a vehicle in the fields that the product keeps (itens-detalhados.ts of the domain).
import type { Itens } from '@martelo/domain/veiculos/itens-detalhados.ts'
import type { VeiculoDemo } from '../tipos.ts'

/** Words of the demonstration's own table that the product spells otherwise. */
const PALAVRAS: Readonly<Record<string, string>> = {
  PRECISOU_CARGA: 'PRECISOU_DE_CARGA',
  NENHUMA: 'NAO_POSSUI',
  NENHUM: 'NAO_POSSUI',
}

const maiuscula = (t: string): string => t.charAt(0).toUpperCase() + t.slice(1)

export function itensGravados(itens: VeiculoDemo['itensDetalhados']): Itens {
  if (itens === null) return {}
  const { bloco: _, ...resto } = itens
  const pneus = 'pneus' in resto ? resto.pneus : null
  const planos = Object.entries(resto).flatMap(([campo, valor]) =>
    campo === 'pneus' || valor === null || valor === ''
      ? []
      : [[campo, PALAVRAS[String(valor)] ?? String(valor)] as const],
  )
  const dosPneus =
    pneus === null
      ? []
      : Array.isArray(pneus)
        ? pneus.flatMap((p: { eixo: number; esquerdo: string; direito: string }) => [
            [`pneuEixo${p.eixo}Esquerdo`, p.esquerdo] as const,
            [`pneuEixo${p.eixo}Direito`, p.direito] as const,
          ])
        : Object.entries(pneus as Record<string, string>).map(
            ([lugar, estado]) => [`pneu${maiuscula(lugar)}`, estado] as const,
          )
  return Object.fromEntries([...planos, ...dosPneus])
}
