// What of the sources reaches the public: a graph of sound nodes that are only counted.
import { beforeEach, expect, test, vi } from 'vitest'
import { mudoDosMicrofones, SomDaMesa } from './som-da-mesa.ts'

class No {
  readonly para = new Set<No>()
  readonly gain = {
    value: 1,
    setTargetAtTime(v: number) {
      this.value = v
    },
  }
  readonly threshold = { value: 0 }
  readonly ratio = { value: 0 }
  readonly attack = { value: 0 }
  readonly release = { value: 0 }
  readonly stream = { getAudioTracks: () => [] }
  channelCount = 1
  connect(outro: No): No {
    this.para.add(outro)
    return outro
  }
  disconnect(): void {
    this.para.clear()
  }
}
class Trilhas {
  getAudioTracks(): readonly object[] {
    return [{}]
  }
}
let limite: No
const nos = new Map<object, No>()
/** Browsers refuse a second node of one element. */
function umSo(elemento: object): No {
  if (nos.has(elemento)) throw new Error('InvalidStateError')
  const no = new No()
  nos.set(elemento, no)
  return no
}
class Contexto {
  readonly currentTime = 0
  createGain = () => new No()
  createAnalyser = () => new No()
  createMediaStreamDestination = () => new No()
  createMediaStreamSource = (origem: object) => umSo(origem)
  createMediaElementSource = (elemento: object) => umSo(elemento)
  createDynamicsCompressor(): No {
    limite = new No()
    return limite
  }
}
/** How loud what this one plays comes out. */
function alto(de: object, no = nos.get(de)): number {
  if (no === undefined) return 0
  if (no === limite) return 1
  return [...no.para].reduce((n, p) => n + alto(de, p), 0) * no.gain.value
}

let som: SomDaMesa
beforeEach(() => {
  vi.stubGlobal('AudioContext', Contexto)
  vi.stubGlobal('MediaStream', Trilhas)
  som = new SomDaMesa(() => undefined)
})
const filme = () => ({}) as HTMLVideoElement
const camera = () => new Trilhas() as unknown as MediaStream

test('a film in the preview is not heard; on the programme it is, and off it no more', () => {
  const f = filme()
  som.juntar('filme', f, false)
  expect(alto(f)).toBe(0)
  som.abrir('filme', true, 0)
  expect(alto(f)).toBe(1)
  som.ajustar('filme', { volume: 0.5 })
  expect(alto(f)).toBe(0.5)
  som.abrir('filme', false, 500)
  expect(alto(f)).toBe(0)
})

test('the same film again, and another in its element, sound again', () => {
  const f = filme()
  for (const aberta of [false, true]) {
    som.juntar('filme', f, aberta)
    expect(alto(f)).toBe(aberta ? 1 : 0)
    som.tirar('filme')
    expect(alto(f)).toBe(0)
  }
})

test('a microphone that was muted is muted when its camera is back, and forgets it once taken off', () => {
  const [antes, depois, nova] = [camera(), camera(), camera()]
  som.juntar('a', antes)
  expect(alto(antes)).toBe(1)
  som.ajustar('a', { mudo: true, volume: 0.4 })
  som.perder('a')
  som.perder('a')
  som.juntar('a', depois)
  expect([alto(antes), alto(depois)]).toEqual([0, 0])
  som.ajustar('a', { mudo: false })
  expect(alto(depois)).toBe(0.4)
  som.perder('a')
  som.tirar('a')
  som.juntar('a', nova)
  expect(alto(nova)).toBe(1)
})

test.each([
  ['all open: it mutes them', { a: false, b: false, filme: false }, ['a', 'b'], true],
  ['one open: it mutes that one too, and opens none', { a: true, b: false, filme: false }, ['a', 'b'], true],
  ['all muted: it opens them', { a: true, b: true, filme: false }, ['a', 'b'], false],
  ['only a film is heard: there is no microphone', { filme: false }, ['a'], null],
  ['no source at all', {}, [], null],
] as const)('M with %s', (_, mudos, microfones, esperado) => {
  const canais = new Map(Object.entries(mudos).map(([id, mudo]) => [id, { mudo }]))
  expect(mudoDosMicrofones(canais, microfones)).toBe(esperado)
})
