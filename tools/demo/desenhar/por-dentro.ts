// Interiors and engines: which of them a good has. por-dentro-desenhar.ts draws them.
import type { VEICULOS } from '../veiculos.ts'
import type { Interior } from './modelos/interior-medidas.ts'

type Vehicle = (typeof VEICULOS)[number]

const GRAFITE = { banco: [0.062, 0.064, 0.07], painel: [0.06, 0.061, 0.066], tela: true } as const
const BEGE = { banco: [0.34, 0.25, 0.155], painel: [0.085, 0.066, 0.05], tela: true } as const

/** By the name that the file has. */
export const INTERIORES = {
  grafite: { ...GRAFITE, corpo: 'baixo', automatico: true, patio: 'patio2' },
  bege: { ...BEGE, corpo: 'baixo', automatico: false, patio: 'patio' },
  alto: { ...GRAFITE, corpo: 'alto', automatico: true, patio: 'patio4' },
  cinza: {
    corpo: 'baixo',
    banco: [0.085, 0.088, 0.097],
    painel: [0.052, 0.053, 0.057],
    tela: false,
    automatico: false,
    patio: 'patio2',
  },
  cabine: {
    corpo: 'cabine',
    banco: [0.06, 0.075, 0.115],
    painel: [0.07, 0.071, 0.076],
    tela: false,
    automatico: false,
    patio: 'patio4',
  },
} as const satisfies Record<string, Interior>
export type NomeDoInterior = keyof typeof INTERIORES

/** Goods that one sits in; of others there is nothing to show inside. */
const CABINE = /^(?:cavalo|caminhao|onibus|trator|retroescavadeira)/
const SEM_CABINE = /^(?:moto|carreta|casa|terreno|aviao|lancha|empilhadeira)/
const ALTO = /^(?:suv|picape$)/

const seed = (v: Vehicle): number => [...v.codigo].reduce((n, c) => (n * 31 + c.charCodeAt(0)) >>> 0, 7)

/** The interior of a good; null where there is none. */
export function nomeDoInterior(v: Vehicle): NomeDoInterior | null {
  if (SEM_CABINE.test(v.modelo3d)) return null
  if (CABINE.test(v.modelo3d)) return 'cabine'
  if ((v.anoModelo ?? 0) < 2018 || /^(?:furgao|picape-leve)/.test(v.modelo3d)) return 'cinza'
  if (ALTO.test(v.modelo3d)) return 'alto'
  return seed(v) % 3 === 0 ? 'bege' : 'grafite'
}

/** The file of the interior; null where there is none. */
export function interiorDe(v: Vehicle): string | null {
  const nome = nomeDoInterior(v)
  return nome && `interior-${nome}.webp`
}

function tipoDoMotor(v: Vehicle): 'moto' | 'pesado' | 'eletrico' | 'diesel' | 'flex' | null {
  if (v.modelo3d === 'moto') return 'moto'
  if (SEM_CABINE.test(v.modelo3d)) return null
  if (CABINE.test(v.modelo3d)) return 'pesado'
  if (v.combustivel === 'ELE') return 'eletrico'
  return v.combustivel === 'DIE' ? 'diesel' : 'flex'
}

/** The colours in which a bay is kept: the nearest one to the body's. */
const corDoCofre = (v: Vehicle): 'branca' | 'prata' | 'preta' =>
  v.cor3d === 'branca' || v.cor3d === 'preta' ? v.cor3d : 'prata'

/** The file of the engine; null where there is none. */
export function motorDe(v: Vehicle): string | null {
  const tipo = tipoDoMotor(v)
  if (tipo === null) return null
  return tipo === 'flex' ? `motor-flex-${corDoCofre(v)}.webp` : `motor-${tipo}.webp`
}
