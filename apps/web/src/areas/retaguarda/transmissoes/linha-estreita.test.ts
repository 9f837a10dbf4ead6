// The desk's rules on a line of 1 Mbit/s, second by second and without a clock: a queue that is carried byte by byte, and an
// encoder whose key frames are as large as a very detailed picture made them when measured.
import { expect, test } from 'vitest'
import {
  baixaKbit,
  chaveVai,
  kbitPara,
  NoCaminho,
  periodoDaChave,
  type Qualidade,
  quadroParado,
  quadroVai,
} from './ritmo-do-envio.ts'

const CHAVE: Readonly<Record<Qualidade, number>> = { alta: 100_000, baixa: 42_000 }
const FPS: Readonly<Record<Qualidade, number>> = { alta: 30, baixa: 15 }
/** The still picture by the part of the programme's width that it has: the bench's camera, as JPEG, weighed in a browser. */
const JPEG: ReadonlyMap<number, number> = new Map([
  [1, 200_000],
  [0.5, 68_500],
  [0.25, 23_500],
])
const [QUADRO_DE_SOM, SOM_MS] = [256, 1024 / 48]
const [CONFIRMAR_MS, MEDIR_MS, PARADO_MS] = [150, 400, 5_000]
/** The line is wide for so long, then narrow. */
const [LARGA_MS, FIM_MS, ASSENTADO_MS] = [3_000, 25_000, 15_000]

interface NaLinha {
  resta: number
  readonly ate: number
  readonly alta: boolean
  readonly em: number
}

class Mesa {
  readonly #noCaminho = new NoCaminho()
  readonly #fila: NaLinha[] = []
  readonly #ultima = { alta: -60_000, baixa: -60_000 }
  readonly #deve = { alta: 0, baixa: 0 }
  #enviados = 0
  #recebidos = 0
  #medidos = 0
  #medidoEm = 0
  kbit = 1_800
  readonly chegadas: { readonly em: number; readonly atraso: number }[] = []

  mandar(bytes: number, em: number, alta = false): void {
    this.#enviados += bytes
    this.#noCaminho.mandou(this.#enviados, em)
    this.#fila.push({ resta: bytes, ate: this.#enviados, alta, em })
  }
  levar(t: number, bytes: number): void {
    let cabem = bytes
    for (let [m] = this.#fila; m !== undefined && cabem > 0; [m] = this.#fila) {
      const leva = Math.min(cabem, m.resta)
      m.resta -= leva
      cabem -= leva
      if (m.resta > 0.01) return
      this.#fila.shift()
      this.#recebidos = m.ate
      if (m.alta) this.chegadas.push({ em: t, atraso: t - m.em })
    }
  }
  confirmar(t: number): void {
    this.#noCaminho.confirmou(this.#recebidos)
    if (t - this.#medidoEm < MEDIR_MS) return
    const vazao = ((this.#recebidos - this.#medidos) * 8) / (t - this.#medidoEm)
    this.#medidoEm = t
    this.#medidos = this.#recebidos
    if (this.#noCaminho.ha(t) > 0.5) this.kbit = kbitPara(vazao, this.kbit)
  }
  parado(t: number, inteiro: boolean): void {
    const parte = inteiro ? 1 : quadroParado(this.#noCaminho.ha(t), this.kbit)
    const bytes = parte === null ? undefined : JPEG.get(parte)
    if (bytes !== undefined) this.mandar(bytes, t)
  }
  /** What a key frame is above its share, the frames after it are below theirs. */
  codificar(t: number, n: number): void {
    for (const q of ['alta', 'baixa'] as const) {
      const k = q === 'alta' ? n : n / 2
      const voo = this.#noCaminho.ha(t)
      if (!Number.isInteger(k) || !quadroVai(voo, k)) continue
      const parte = ((q === 'alta' ? this.kbit : baixaKbit(this.kbit)) * 125) / FPS[q]
      const chave = chaveVai(voo, t - this.#ultima[q], periodoDaChave(q, this.kbit))
      if (chave) this.#ultima[q] = t
      const menos = chave ? parte - CHAVE[q] : Math.min(this.#deve[q], parte * 0.7)
      this.#deve[q] -= menos
      this.mandar(Math.max(300, parte - menos), t, q === 'alta')
    }
  }
}

/** How late the large quality's frames come once the line has been narrow for a while, and how long none came at all. */
function naLinhaEstreita(inteiro: boolean): { readonly p95: number; readonly parada: number } {
  const mesa = new Mesa()
  for (let t = 0; t < FIM_MS; t++) {
    mesa.levar(t, (t < LARGA_MS ? 20_000 : 1_000) / 8)
    if (t % CONFIRMAR_MS === 0) mesa.confirmar(t)
    if (Math.floor(t / SOM_MS) > Math.floor((t - 1) / SOM_MS)) mesa.mandar(QUADRO_DE_SOM, t)
    if (t % PARADO_MS === PARADO_MS / 2) mesa.parado(t, inteiro)
    const n = Math.floor((t * FPS.alta) / 1_000)
    if (n > Math.floor(((t - 1) * FPS.alta) / 1_000)) mesa.codificar(t, n)
  }
  const depois = mesa.chegadas.filter((c) => c.em > ASSENTADO_MS)
  const atrasos = depois.map((c) => c.atraso).toSorted((a, b) => a - b)
  const paradas = depois.map((c, i) => c.em - (depois[i - 1]?.em ?? c.em))
  return { p95: atrasos[Math.floor(atrasos.length * 0.95)] ?? 60_000, parada: Math.max(...paradas) }
}

test('on a line of 1 Mbit/s the desk is less than a second late, and its picture stands for less than one', () => {
  const { p95, parada } = naLinhaEstreita(false)
  expect(p95).toBeLessThan(1_000)
  expect(parada).toBeLessThan(1_000)
})

test('a still picture of full size would make it late by more than a second', () => {
  expect(naLinhaEstreita(true).p95).toBeGreaterThan(1_000)
})
