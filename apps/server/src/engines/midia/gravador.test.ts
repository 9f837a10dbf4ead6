// What the recorder does with a disk that has no place: it says so once, lets the programme go on, and tries again.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Gravador } from './gravador.ts'

const CANAL = '00000000-0000-4000-8000-000000000001'
const AGORA = Date.UTC(2026, 10, 24, 15)
const inicio = Buffer.from('inicio')
let pasta: string
let lugar: number
let dito: unknown[]
let g: Gravador

beforeEach(() => {
  vi.useFakeTimers({ now: AGORA, toFake: ['Date'] })
  pasta = mkdtempSync(path.join(tmpdir(), 'gravador-'))
  lugar = 5e9
  dito = []
  g = new Gravador(
    pasta,
    {
      abriu: (nome) => dito.push(['abriu', nome]),
      fechou: ({ nome, bytes }) => dito.push(['fechou', nome, bytes]),
      parou: (nome) => dito.push(['parou', nome]),
    },
    () => lugar,
  )
  g.ligado = true
})
afterEach(() => {
  g.fechar()
  vi.useRealTimers()
  rmSync(pasta, { recursive: true, force: true })
})
const quadro = (chave = true): void => g.gravar(CANAL, inicio, Buffer.alloc(100), chave, 0)
const nome = (ms: number): string => `${CANAL}-${AGORA + ms}`

test('below five thousand million bytes it opens no file and says so, then tries again after a minute', async () => {
  lugar = 5e9 - 1
  for (const ms of [0, 2_000, 59_999]) {
    vi.setSystemTime(AGORA + ms)
    quadro()
    quadro(false)
  }
  expect(dito).toEqual([['parou', null]])
  expect(readdirSync(pasta)).toEqual([])
  vi.setSystemTime(AGORA + 60_000)
  quadro()
  expect(dito.at(-1)).toEqual(['parou', null])
  lugar = 5e9
  vi.setSystemTime(AGORA + 120_000)
  quadro()
  expect(dito.at(-1)).toEqual(['abriu', nome(120_000)])
  g.fechar()
  await vi.waitFor(() => expect(dito.at(-1)).toEqual(['fechou', nome(120_000), inicio.length + 100]))
})

test('a disk that is full in the middle ends the file once, as stopped and not as closed', async () => {
  mkdirSync(pasta, { recursive: true })
  symlinkSync('/dev/full', path.join(pasta, `${nome(0)}.mp4`))
  quadro()
  await vi.waitFor(() =>
    expect(dito).toEqual([
      ['abriu', nome(0)],
      ['parou', nome(0)],
    ]),
  )
  quadro()
  g.fechar()
  expect(dito).toHaveLength(2)
  vi.setSystemTime(AGORA + 120_000)
  quadro()
  expect(dito.at(-1)).toEqual(['abriu', nome(120_000)])
})
