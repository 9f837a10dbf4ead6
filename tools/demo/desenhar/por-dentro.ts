// Interiors and engines: which of them a good has, and the program that draws them.
// Run: node tools/run.mjs tools/demo/desenhar/por-dentro.ts, then desenhar.ts --manifesto
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { VEICULOS } from '../veiculos.ts'
import { drawInterior, type Interior } from './interior.ts'
import { drawEngine, type Motor } from './cofre-do-motor.ts'

type Vehicle = (typeof VEICULOS)[number]

/** What each picture may weigh. */
const LIMIT = 60 * 1024

export const INTERIORES: Readonly<Record<string, Interior>> = {
  grafite: { seat: '#3b3d41', dash: '#34363a', cab: false, screen: true, stripe: '#c8562b' },
  bege: { seat: '#9a8264', dash: '#4a4036', cab: false, screen: true, stripe: '#2f8f8b' },
  cinza: { seat: '#6b7076', dash: '#44474b', cab: false, screen: false, stripe: '#b9a03c' },
  cabine: { seat: '#4b4f57', dash: '#3c3f44', cab: true, screen: false, stripe: '#3c6fa8' },
}
/** Goods that one sits in; of others there is nothing to show inside. */
const CABINE = /^(?:cavalo|caminhao|onibus|trator|retroescavadeira)/
const SEM_CABINE = /^(?:moto|carreta|casa|terreno|aviao|lancha|empilhadeira)/
const CORPOS = { branca: '#e4e5e3', prata: '#aeb3b7', preta: '#26282b' } as const

const seed = (v: Vehicle): number => [...v.codigo].reduce((n, c) => (n * 31 + c.charCodeAt(0)) >>> 0, 7)

/** The file of the interior; null where there is none. */
export function interiorDe(v: Vehicle): string | null {
  if (SEM_CABINE.test(v.modelo3d)) return null
  if (CABINE.test(v.modelo3d)) return 'interior-cabine.webp'
  const old = (v.anoModelo ?? 0) < 2018 || /^(?:furgao|picape-leve)/.test(v.modelo3d)
  return `interior-${old ? 'cinza' : seed(v) % 3 === 0 ? 'bege' : 'grafite'}.webp`
}

function tipoDoMotor(v: Vehicle): Motor | null {
  if (v.modelo3d === 'moto') return 'moto'
  if (SEM_CABINE.test(v.modelo3d)) return null
  if (CABINE.test(v.modelo3d)) return 'pesado'
  if (v.combustivel === 'ELE') return 'eletrico'
  return v.combustivel === 'DIE' ? 'diesel' : 'flex'
}

const corDoCofre = (v: Vehicle): keyof typeof CORPOS =>
  v.cor3d === 'branca' ? 'branca' : v.cor3d === 'preta' ? 'preta' : 'prata'

/** The file of the engine; null where there is none. */
export function motorDe(v: Vehicle): string | null {
  const tipo = tipoDoMotor(v)
  if (tipo === null) return null
  return tipo === 'flex' ? `motor-flex-${corDoCofre(v)}.webp` : `motor-${tipo}.webp`
}

async function write(folder: string, name: string, draw: (c: SKRSContext2D) => void): Promise<void> {
  const canvas = createCanvas(1200, 900)
  draw(canvas.getContext('2d'))
  const bytes = await sharp(canvas.toBuffer('image/png')).webp({ quality: 66, effort: 6 }).toBuffer()
  if (bytes.length > LIMIT) throw new Error(`${name} weighs ${bytes.length} bytes`)
  writeFileSync(join(folder, name), bytes)
}

export async function drawInside(folder: string): Promise<void> {
  for (const [name, i] of Object.entries(INTERIORES))
    await write(folder, `interior-${name}.webp`, (c) => drawInterior(c, i))
  for (const cor of Object.keys(CORPOS) as (keyof typeof CORPOS)[])
    await write(folder, `motor-flex-${cor}.webp`, (c) => drawEngine(c, 'flex', CORPOS[cor]))
  for (const kind of ['diesel', 'eletrico', 'pesado', 'moto'] as const)
    await write(folder, `motor-${kind}.webp`, (c) => drawEngine(c, kind, CORPOS.branca))
}

if (import.meta.main) await drawInside(join(import.meta.dirname, '..', 'fotos'))
