// What was understood, in few words beside what was typed: "Volkswagen Gol · vermelha · 2012 a 2015 · até R$ 30.000".
import { COMBUSTIVEIS } from '../veiculos/codigos.ts'
import { MONTAS } from '../veiculos/conservacao.ts'
import type { FaixaEntendida } from './numeros-de-busca.ts'
import type { BuscaInterpretada, Entendido } from './texto-da-busca.ts'

const milhares = (n: number) => Math.round(n).toLocaleString('pt-BR')
const NUMERAIS: Readonly<Record<FaixaEntendida['campo'], (n: number) => string>> = {
  ano: String,
  valor: (n) => `R$ ${milhares(n)}`,
  km: (n) => `${milhares(n)} km`,
  mercado: (n) => `${n}% do valor de mercado`,
}
const CAMBIOS: Readonly<Record<string, string>> = {
  MANUAL: 'manual',
  AUTOMATICO: 'automático',
  AUTOMATIZADO: 'automatizado',
  CVT: 'CVT',
}
/** Values of one field that are told; beyond, only how many. */
const TODOS_ATE = 2

function deFaixa({ campo, de, ate }: FaixaEntendida): string {
  const n = NUMERAIS[campo]
  if (de !== null && ate !== null) return de === ate ? n(de) : `${n(de)} a ${n(ate)}`
  return ate === null ? `a partir de ${n(de ?? 0)}` : `até ${n(ate)}`
}

function deFiltro({ campo, valor, pai }: Entendido): string {
  switch (campo) {
    case 'modelo':
      return `${pai} ${valor}`
    case 'cor':
      return valor.toLowerCase()
    case 'combustivel':
      return COMBUSTIVEIS[valor as keyof typeof COMBUSTIVEIS]?.toLowerCase() ?? valor
    case 'cambio':
      return CAMBIOS[valor] ?? valor
    case 'monta':
      return MONTAS[valor as keyof typeof MONTAS]?.rotulo.toLowerCase() ?? valor
    case 'finalPlaca':
      return `placa final ${valor}`
    case 'numero':
      return `nº ${valor}`
    default:
      return valor
  }
}

/** Empty: nothing but words. */
export function descreverBusca({ filtros, faixas }: BuscaInterpretada): string {
  const porCampo = Map.groupBy(filtros, (f) => f.campo)
  const ditos = [...porCampo.values()].map((dele) => {
    const nomes = [...new Set(dele.map(deFiltro))]
    const [primeiro = ''] = nomes
    return nomes.length > TODOS_ATE ? `${primeiro} e mais ${nomes.length - 1}` : nomes.join(' ou ')
  })
  return [...ditos, ...faixas.map(deFaixa)].join(' · ')
}
