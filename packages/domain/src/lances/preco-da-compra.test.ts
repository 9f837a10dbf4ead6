import { describe, expect, test } from 'vitest'
import { conferirRegistros } from './conferir-registros.ts'
import type { LanceRegistrado } from './estado-do-lote.ts'
import { AGORA, codigoDaResposta, compreJa, loteDeExemplo, manual } from './exemplos.ts'
import { julgarLance } from './julgar-lance.ts'
import { precoDaCompra } from './preco-da-compra.ts'

describe('what a member of a group pays at a fixed price', () => {
  test.each([
    ['no group', { desconto: 0 }, 10_000_00],
    ['five percent', { desconto: 5 }, 9_500_00],
    ['rounded half up to the centavo', { compreJa: 10_01, desconto: 5 }, 9_51],
    ['exactly what the lot bears', { desconto: 20, maiorDesconto: 20 }, 8_000_00],
    ['more than the lot bears: the price of everyone', { desconto: 20.01, maiorDesconto: 20 }, 10_000_00],
    ['a lot that bears none', { desconto: 5, maiorDesconto: 0 }, 10_000_00],
    ['above a bid', { desconto: 5, valor: 9_499_99 }, 9_500_00],
    ['not at a standing bid', { desconto: 5, valor: 9_500_00 }, 10_000_00],
    ['never more than half', { desconto: 51 }, 10_000_00],
    ['a negative percentage is none', { desconto: -5 }, 10_000_00],
  ])('%s', (_nome, { desconto, ...lote }, esperado) => {
    expect(precoDaCompra({ compreJa: 10_000_00, valor: null, maiorDesconto: 50, ...lote }, desconto)).toBe(
      esperado,
    )
  })
})

describe('the judge', () => {
  const lote = loteDeExemplo({}, { compreJa: 10_000_00, maiorDescontoDeGrupo: 40 })
  test.each([
    ['a member pays his price', 9_000_00, 10, 'aceito'],
    ['a member is not charged the price of everyone', 10_000_00, 10, 'preco-mudou'],
    ['a stranger does not get the price of a group', 9_000_00, 0, 'preco-mudou'],
    ['a stranger pays the price of everyone', 10_000_00, 0, 'aceito'],
  ] as const)('%s', (_nome, valor, desconto, esperado) => {
    const pedido = compreJa('A', valor, { quem: { descontoDoGrupo: desconto } })
    expect(codigoDaResposta(lote, pedido)).toBe(esperado)
  })

  test('a group’s price moves no bid: the least accepted value is the one of everyone', () => {
    const pedido = manual('A', 999_99, { quem: { descontoDoGrupo: 40 } })
    expect(codigoDaResposta(lote, pedido)).toBe('valor-abaixo')
  })

  test('the audit of the log takes a group’s price, and no other', () => {
    const j = julgarLance(lote, compreJa('A', 9_000_00, { quem: { descontoDoGrupo: 10 } }), AGORA)
    const registros = j.eventos as LanceRegistrado[]
    expect(conferirRegistros(lote, registros).confere).toBe(true)
    for (const valor of [10_000_01, 4_999_99])
      expect(
        conferirRegistros(
          lote,
          registros.map((r) => ({ ...r, valor })),
        ).confere,
      ).toBe(false)
  })
})
