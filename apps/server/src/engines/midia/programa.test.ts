import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lerFragmentos, tamanhoDoInicio, VIDEO_HZ } from './caixas.ts'
import type { Espectador } from './espectador.ts'
import { Programa } from './programa.ts'
import { lerTrecho } from './trecho.ts'

const avcC = Buffer.from('0142e01fffe1000c6742e01f8c8d40502ec8000001000468ce3c80', 'hex')
const CANAL = '00000000-0000-4000-8000-000000000001'
const placa = [
  { chave: true, dados: Buffer.from('placa-chave') },
  { chave: false, dados: Buffer.from('placa') },
]
let pasta: string
let programa: Programa
let estados: string[]
let fontes: string[]
let fechadas: { nome: string; bytes: number; sha256: string }[]

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.UTC(2026, 10, 24, 15),
    toFake: ['setTimeout', 'setInterval', 'clearInterval', 'clearTimeout', 'Date'],
  })
  pasta = mkdtempSync(path.join(tmpdir(), 'midia-'))
  estados = []
  fontes = []
  fechadas = []
  programa = new Programa(CANAL, path.join(pasta, 'gravacoes'), {
    estado: (e) => estados.push(e),
    fonte: (_, o) => fontes.push(o),
    gravacaoAbriu: () => undefined,
    gravacaoFechou: (f) => fechadas.push(f),
    gravacaoParou: () => undefined,
  })
})
afterEach(() => {
  programa.encerrar()
  vi.useRealTimers()
  rmSync(pasta, { recursive: true, force: true })
})

/** A watcher without a line: what he would have got. */
function espectador() {
  const ditos: { tipo: string; estado?: string }[] = []
  const mensagens: Buffer[] = []
  const e = {
    qualidade: 'alta',
    pedida: null,
    esperaChave: true,
    inicio: '',
    pulos: 0,
    cheio: false,
    dizer: (o: { tipo: string }) => ditos.push(o),
    mandar: (b: Buffer) => mensagens.push(b),
  }
  programa.entrar(e as unknown as Espectador)
  const quadros = () =>
    mensagens
      .filter((m) => m[0] === 1)
      .flatMap((m) => [...lerFragmentos(m.subarray(16))].filter((f) => f.video))
  return { e, ditos, mensagens, quadros }
}
const fonte = { transmissao: 't', soAlta: false }
/** Frames of a source at 25 per second, the first one a key. */
function mandar(f: typeof fonte, n: number, desde = 0): void {
  for (let i = 0; i < n; i++) {
    programa.imagem(f, 'alta', i === 0, desde + i * 40, Buffer.from(`q${i}`))
    vi.advanceTimersByTime(40)
  }
}
function comecar(): void {
  for (const q of ['alta', 'baixa'] as const) {
    programa.configurar(q, { avcC, w: 1280, h: 720 })
    programa.placa(q, placa)
  }
  programa.assumir(fonte)
}

test('a watcher gets the picture from its key frame on, with true lengths', () => {
  comecar()
  mandar(fonte, 10)
  const v = espectador()
  mandar(fonte, 10, 400)
  expect(estados).toEqual(['NO_AR'])
  expect(fontes).toEqual(['chegou'])
  const q = v.quadros()
  expect(q[0]?.chave).toBe(true)
  expect(q.length).toBeGreaterThan(15)
  for (const [i, f] of q.slice(1).entries()) expect(f.inicio).toBe((q[i]?.inicio ?? 0) + (q[i]?.duracao ?? 0))
  expect(q[0]?.duracao).toBe(VIDEO_HZ / 25)
})

test('a desk whose line has ended gives way to the card within 0.8 s, one that only stutters after 1.5 s', () => {
  comecar()
  mandar(fonte, 10)
  vi.advanceTimersByTime(1_200)
  expect(estados).toEqual(['NO_AR'])
  mandar(fonte, 10, 1_600)
  programa.caiuALinha(fonte)
  vi.advanceTimersByTime(700)
  expect(estados).toEqual(['NO_AR'])
  vi.advanceTimersByTime(200)
  expect(estados).toEqual(['NO_AR', 'SEM_SINAL'])
  // Another desk's line is none of its business.
  mandar(fonte, 5, 3_000)
  programa.caiuALinha({ transmissao: 'outra', soAlta: false })
  vi.advanceTimersByTime(1_200)
  expect(estados.at(-1)).toBe('NO_AR')
})

test('a source that falls silent is followed by the card on the same time line, and comes back with a key frame', () => {
  comecar()
  const v = espectador()
  mandar(fonte, 10)
  vi.advanceTimersByTime(3_000)
  expect(estados).toEqual(['NO_AR', 'SEM_SINAL'])
  expect(fontes).toEqual(['chegou', 'calou'])
  // Its clock may have begun anew: only the distance from now on counts.
  programa.imagem(fonte, 'alta', false, 5, Buffer.from('no key'))
  mandar(fonte, 5, 10)
  expect(estados.at(-1)).toBe('NO_AR')
  const q = v.quadros()
  const textos = q.map((f) => f.dados.toString())
  expect(textos).toContain('placa-chave')
  expect(textos).not.toContain('no key')
  expect(textos.lastIndexOf('q0')).toBeGreaterThan(textos.indexOf('placa-chave'))
  for (const [i, f] of q.slice(1).entries()) expect(f.inicio).toBe((q[i]?.inicio ?? 0) + (q[i]?.duracao ?? 0))
})

test('a pause shows the card, its end the picture', () => {
  comecar()
  mandar(fonte, 5)
  programa.pausado = true
  mandar(fonte, 5, 200)
  expect(estados).toEqual(['NO_AR', 'INTERVALO'])
  programa.pausado = false
  mandar(fonte, 5, 400)
  expect(estados.at(-1)).toBe('NO_AR')
})

test('after two minutes of silence the channel stops', () => {
  comecar()
  mandar(fonte, 5)
  vi.advanceTimersByTime(125_000)
  expect(estados.at(-1)).toBe('PARADO')
  expect(fontes.at(-1)).toBe('perdida')
})

test('holes in the sound are filled with silence', () => {
  comecar()
  const v = espectador()
  mandar(fonte, 5)
  programa.som(fonte, 100, Buffer.from('som'))
  programa.som(fonte, 600, Buffer.from('som'))
  mandar(fonte, 5, 200)
  const sons = v.mensagens
    .filter((m) => m[0] === 1)
    .flatMap((m) => [...lerFragmentos(m.subarray(16))].filter((f) => !f.video))
  expect(sons.length).toBeGreaterThan(20)
  for (const [i, f] of sons.slice(1).entries()) expect(f.inicio - (sons[i]?.inicio ?? 0)).toBeLessThan(2_048)
})

/** The sound that a watcher got, without the silence. */
const somDe = (mensagens: readonly Buffer[]): string[] =>
  mensagens
    .filter((m) => m[0] === 1)
    .flatMap((m) => [...lerFragmentos(m.subarray(16))].filter((f) => !f.video).map((f) => f.dados.toString()))
    .filter((d) => d.startsWith('som'))

test.each([200, 600, 1_000, 1_080])('sound that is %i ms behind its picture loses nothing', (atraso) => {
  comecar()
  const v = espectador()
  let mandados = 0
  for (let ms = 0; ms < 6_000; ms += 20) {
    if (ms % 40 === 0) programa.imagem(fonte, 'alta', ms % 2_000 === 0, ms, Buffer.from('q'))
    // For a while no piece comes, then all of them at once: the page was busy.
    const ocupada = ms > 3_000 && ms < 3_400 && atraso < 900
    const ts = () => (mandados * 1_024) / 48
    const ate = ocupada ? -1 : ms - atraso
    for (; ts() <= ate; mandados++) programa.som(fonte, ts(), Buffer.from(`som${mandados}`))
    vi.advanceTimersByTime(20)
  }
  expect(mandados).toBeGreaterThan(200)
  // While none was heard yet the picture did not wait: so much of the beginning has no place.
  const inicio = Math.ceil((atraso * 48) / 1_024)
  expect(somDe(v.mensagens).length).toBeGreaterThan(mandados - inicio - 3)
})

test('a full line gets the small quality at its next key frame', () => {
  comecar()
  const v = espectador()
  mandar(fonte, 5)
  v.e.cheio = true
  mandar(fonte, 5, 200)
  expect(v.e.qualidade).toBe('baixa')
  expect(v.e.pulos).toBeGreaterThan(0)
})

test('another source that takes over goes on on the same time line', () => {
  comecar()
  const v = espectador()
  mandar(fonte, 10)
  const outra = { transmissao: 'u', soAlta: false }
  programa.assumir(outra)
  mandar(fonte, 2, 400) // the old one is not heard any more
  mandar(outra, 10, 77_000)
  const q = v.quadros()
  for (const [i, f] of q.slice(1).entries()) expect(f.inicio).toBeGreaterThan(q[i]?.inicio ?? 0)
})

test('the recording is the picture as it came; a part of it begins at a key frame and at zero', async () => {
  comecar()
  programa.gravador.ligado = true
  mandar(fonte, 10)
  mandar(fonte, 10, 400)
  mandar(fonte, 10, 800)
  programa.gravador.fechar()
  vi.useRealTimers()
  await vi.waitFor(() => expect(fechadas).toHaveLength(1))
  const nome = fechadas[0]?.nome ?? ''
  const b = readFileSync(path.join(pasta, 'gravacoes', `${nome}.mp4`))
  expect(b.length).toBe(fechadas[0]?.bytes)
  expect([...lerFragmentos(b, tamanhoDoInicio(b))].length).toBeGreaterThan(15)
  expect(readdirSync(path.join(pasta, 'gravacoes')).sort()).toEqual([`${nome}.idx`, `${nome}.mp4`])
  const trecho = await lerTrecho(pasta, nome, 450, 5_000)
  const lidos = [...lerFragmentos(trecho ?? Buffer.alloc(0), tamanhoDoInicio(trecho ?? b))]
  expect(lidos[0]).toMatchObject({ chave: true, inicio: 0 })
  // Pieces asked for in a row are the whole film: nothing is missing between them, and nothing comes twice.
  const seguidos = await Promise.all([0, 400].map((de) => lerTrecho(pasta, nome, de, 400)))
  const corpos = seguidos.map((x) => [...lerFragmentos(x ?? Buffer.alloc(0), tamanhoDoInicio(x ?? b))])
  const inteira = [...lerFragmentos(b, tamanhoDoInicio(b))]
  expect(corpos.every((c) => c[0]?.chave)).toBe(true)
  expect(corpos.flat().map((f) => f.dados.toString())).toEqual(inteira.map((f) => f.dados.toString()))
  expect(await lerTrecho(pasta, '../../etc/passwd', 0, 1_000)).toBeNull()
})
