// One worker of the drawing program: takes a body, draws each view once, writes it in every colour that is wanted.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { arquivoDaAvaria, avariasDe } from '../avarias.ts'
import { cobreAvarias, comAcessorios, temAcessorio } from './acessorios.ts'
import { buildModel, type Modelo, turnView, views } from './catalogo.ts'
import { CORES, type Cor } from './cores.ts'
import { ferir } from './feridas.ts'
import { picture, smoothLight } from './filme.ts'
import { seesOne, viewOfDamage } from './perto.ts'
import { Painter } from './pintor.ts'
import type { Model, View } from './tela.ts'

export type Encomenda = {
  modelo: Modelo
  cores: readonly Cor[]
  /** Frames of a full turn, and the colours that turn for several goods. */
  quadros: number
  coresGiro: readonly Cor[]
  fotos: boolean
  /** Goods with damages or parts of their own; near: the damages, far: the views of the whole that show them. */
  bens: readonly { codigo: string; cor: Cor /** has a turn of its own */; giro: boolean }[]
  perto: boolean
  longe: boolean
}
export type Oficina = {
  saida: string /** at most so many rays along each axis of a pixel */
  raios: number
  escala: number
}

/** `poupar`: many rays only where neighbouring pixels differ. */
type Formato = { largura: number; qualidade: number; nitidez: number; raios: number; poupar?: boolean }

/**
 * Width in pixels, WebP quality, share of the width that is really drawn, and rays per pixel along each axis: the first
 * view is the one that sells.
 */
const FORMATOS = [
  { largura: 1200, qualidade: 70, nitidez: 0.88, raios: 3 },
  { largura: 1200, qualidade: 64, nitidez: 0.72, raios: 2 },
  { largura: 1200, qualidade: 64, nitidez: 0.72, raios: 2 },
  { largura: 1200, qualidade: 60, nitidez: 0.72, raios: 2 },
  { largura: 1200, qualidade: 60, nitidez: 0.72, raios: 2 },
] as const
const FORMATO_PERTO = { largura: 1200, qualidade: 64, nitidez: 0.68, raios: 3, poupar: true } as const
const FORMATO_GIRO = { largura: 640, qualidade: 60, nitidez: 1, raios: 2, poupar: true } as const

const { saida, raios, escala } = workerData as Oficina

async function expose(
  p: Painter,
  m: Model,
  v: View,
  format: Formato,
  cores: readonly Cor[],
  name: (c: Cor) => string,
) {
  const w = Math.round(format.largura * format.nitidez * escala)
  const h = Math.round(w * 0.75)
  const film = p.draw(v, w, h, Math.min(format.raios, raios), format.poupar ?? false)
  smoothLight(film, 3)
  for (const cor of cores) {
    const bytes = await picture(film, CORES[cor], {
      width: format.largura,
      height: Math.round(format.largura * 0.75),
      quality: format.qualidade,
      near: v.distance + Math.max(m.length, m.width) * 0.45,
      light: m.yard.light,
    })
    writeFileSync(join(saida, name(cor)), bytes)
  }
}

/** The frames of a full turn. */
async function drawTurn(
  p: Painter,
  m: Model,
  { modelo, quadros }: Encomenda,
  cores: readonly Cor[],
  name: (c: Cor) => string,
): Promise<void> {
  for (let i = 0; i < quadros; i++)
    await expose(
      p,
      m,
      turnView(m, modelo, i, quadros),
      FORMATO_GIRO,
      cores,
      (c) => `giro-${name(c)}-${String(i).padStart(2, '0')}.webp`,
    )
}

/** What is drawn for one good alone. */
async function drawGood(
  model: Model,
  job: Encomenda,
  { codigo, cor, giro }: Encomenda['bens'][number],
): Promise<void> {
  const { modelo, perto, longe } = job
  const damages = avariasDe(codigo)
  const wounds = damages.flatMap((a) => a.feridas ?? [])
  if (perto) {
    const near = ferir(comAcessorios(model, codigo, false), wounds)
    const painter = new Painter(near)
    for (const [n, a] of damages.entries())
      if (a.dentro === undefined)
        await expose(painter, near, viewOfDamage(painter, a), FORMATO_PERTO, [cor], () =>
          arquivoDaAvaria(codigo, n),
        )
  }
  if (!longe && !giro) return
  const far = cobreAvarias(codigo)
    ? comAcessorios(ferir(model, wounds), codigo, true)
    : ferir(comAcessorios(model, codigo, true), wounds)
  const painter = new Painter(far)
  if (longe)
    for (const [i, v] of views(model, modelo).entries())
      if (temAcessorio(codigo) || seesOne(painter, v, wounds))
        await expose(
          painter,
          far,
          v,
          { ...FORMATOS[i]!, poupar: true },
          [cor],
          () => `${codigo}-${i + 1}.webp`,
        )
  if (giro) await drawTurn(painter, far, job, [cor], () => codigo)
}

async function carryOut(job: Encomenda): Promise<void> {
  const { modelo, cores, coresGiro, fotos } = job
  const model = buildModel(modelo)
  for (const good of job.bens) await drawGood(model, job, good)
  if (!fotos && coresGiro.length === 0) return
  const painter = new Painter(model)
  if (fotos)
    for (const [i, v] of views(model, modelo).entries())
      await expose(painter, model, v, FORMATOS[i]!, cores, (c) => `${modelo}-${c}-${i + 1}.webp`)
  if (coresGiro.length > 0) await drawTurn(painter, model, job, coresGiro, (c) => `${modelo}-${c}`)
}

mkdirSync(saida, { recursive: true })
parentPort?.on('message', (job: Encomenda) => {
  carryOut(job).then(
    () => parentPort?.postMessage({ modelo: job.modelo }),
    (error: unknown) => {
      throw error
    },
  )
})
