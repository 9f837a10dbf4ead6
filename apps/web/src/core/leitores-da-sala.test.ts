import { beforeEach, describe, expect, test } from 'vitest'
import { LeitoresDaSala } from './leitores-da-sala.ts'

interface Quadro {
  readonly v: number
}
let sala: LeitoresDaSala<string, Quadro>
let lidos: Record<string, number[]>
let pedidos: (number | undefined)[]
let recarregados: string[]
const q = (...versoes: number[]): void => {
  for (const v of versoes) sala.quadro({ v })
}

beforeEach(() => {
  lidos = {}
  pedidos = []
  recarregados = []
  sala = new LeitoresDaSala({
    entregar: (l, { v }) => (lidos[l] ??= []).push(v),
    pedir: (desde) => void pedidos.push(desde),
    recarregar: (l) => void recarregados.push(l),
  })
})
const naSala = (leitor: string, versao: number): void => {
  sala.entrar(leitor, versao)
  sala.ligar()
  sala.emDia(versao)
}

describe('frames', () => {
  test('come in their order, each once', () => {
    naSala('a', 3)
    q(4, 4, 5, 3, 6)
    expect(lidos.a).toEqual([4, 5, 6])
    expect(pedidos).toEqual([3])
  })

  test('that are missing are asked for once, and those that came early are not thrown away', () => {
    naSala('a', 3)
    q(6, 7, 8)
    expect(pedidos).toEqual([3, 3])
    q(4, 5)
    expect(lidos.a).toEqual([4, 5, 6, 7, 8])
    sala.emDia(8)
    expect(pedidos).toEqual([3, 3])
  })

  test('what the answer does not fill is asked for again', () => {
    naSala('a', 3)
    q(9)
    q(4, 5)
    sala.emDia(5)
    expect(pedidos).toEqual([3, 3, 5])
    q(6, 7, 8)
    expect(lidos.a).toEqual([4, 5, 6, 7, 8, 9])
  })

  test('a reader without a version takes the next one, and resumes from there after a break', () => {
    sala.entrar('a')
    sala.ligar()
    sala.emDia(7)
    q(8, 9)
    sala.ligar()
    expect(lidos.a).toEqual([8, 9])
    expect(pedidos).toEqual([undefined, 9])
  })
})

describe('a picture that was loaded while frames came', () => {
  test('gets those after it again, from what is here', () => {
    naSala('a', 10)
    q(11, 12, 13)
    sala.carregou('a', 11)
    expect(lidos.a).toEqual([11, 12, 13, 12, 13])
    expect(pedidos).toEqual([10])
  })

  test('and by asking, where they are not', () => {
    naSala('a', 10)
    q(11, 12)
    sala.recarregar(40)
    q(41)
    sala.carregou('a', 38)
    expect(pedidos).toEqual([10, 38])
    q(39, 40)
    sala.emDia(40)
    expect(lidos.a).toEqual([11, 12, 41, 39, 40, 41])
  })

  test('after a break without a version, too', () => {
    naSala('a', 10)
    sala.recarregar(600)
    sala.ligar()
    sala.emDia(603)
    sala.carregou('a', 601)
    expect(pedidos).toEqual([10, undefined, 601])
  })

  test('an answer to an older request lifts no reader over what he lacks', () => {
    naSala('a', 10)
    q(14)
    expect(pedidos).toEqual([10, 10])
    sala.carregou('a', 8)
    expect(pedidos).toEqual([10, 10, 8])
    q(11, 12, 13)
    sala.emDia(14)
    q(9, 10)
    sala.emDia(14)
    expect(lidos.a).toEqual([9, 10, 11, 12, 13, 14])
  })

  test('disturbs no other reader of the room', () => {
    naSala('a', 10)
    sala.entrar('b')
    q(11, 12)
    sala.carregou('a', 10)
    expect(lidos).toEqual({ a: [11, 12, 11, 12], b: [11, 12] })
  })

  test('a newer one does not make the others miss what is on its way', () => {
    naSala('a', 10)
    sala.entrar('b', 12)
    q(11, 12, 13)
    expect(lidos).toEqual({ a: [11, 12, 13], b: [13] })
  })
})

describe('the room', () => {
  test('of which too much was missed is loaded by all readers', () => {
    naSala('a', 10)
    sala.entrar('b', 10)
    sala.recarregar(900)
    expect(recarregados).toEqual(['a', 'b'])
  })

  test('that has gone back (another database) is not asked for ever', () => {
    naSala('a', 10)
    q(11)
    sala.carregou('a', 5)
    sala.ligar()
    sala.emDia(5)
    expect(pedidos.length).toBeLessThan(4)
    q(6)
    expect(lidos.a).toEqual([11, 6])
  })

  test('keeps little', () => {
    naSala('a', 0)
    q(...Array.from({ length: 500 }, (_, i) => i + 1))
    sala.carregou('a', 400)
    expect(pedidos).toEqual([0, 400])
    sala.carregou('a', 480)
    expect(lidos.a?.slice(500)).toEqual(Array.from({ length: 20 }, (_, i) => 481 + i))
  })
})
