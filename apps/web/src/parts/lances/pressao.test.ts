import { expect, test } from 'vitest'
import { PressaoDoControle } from './pressao.ts'

/** A control that showed 100 and then 110 from instant 5000 on. */
function controle(): PressaoDoControle {
  const p = new PressaoDoControle()
  p.mostrar(100, 0, false)
  p.mostrar(100, 3_000, false)
  p.mostrar(110, 5_000, false)
  return p
}

test('the press counts, not the click', () => {
  const p = controle()
  p.apertar(4_950)
  expect(p.soltar(5_100)).toEqual({ tipo: 'enviar', valor: 100 })
  p.apertar(5_050)
  expect(p.soltar(5_900)).toEqual({ tipo: 'perguntar', valor: 110, antes: 100 })
  p.apertar(5_800)
  expect(p.soltar(5_850)).toEqual({ tipo: 'enviar', valor: 110 })
})

test('a click without a press begins with itself; an abandoned press is forgotten', () => {
  const p = controle()
  expect(p.soltar(5_100).tipo).toBe('perguntar')
  p.apertar(4_900)
  p.largar()
  expect(p.soltar(6_000)).toEqual({ tipo: 'enviar', valor: 110 })
  p.apertar(4_900)
  expect(p.soltar(20_000)).toEqual({ tipo: 'enviar', valor: 110 })
})

test('a control that came where another one stood is asked about', () => {
  const p = new PressaoDoControle()
  p.mostrar(500, 1_000, true)
  p.apertar(1_300)
  expect(p.soltar(1_350)).toEqual({ tipo: 'perguntar', valor: 500, antes: null })
  p.apertar(1_900)
  expect(p.soltar(1_950)).toEqual({ tipo: 'enviar', valor: 500 })
})

test('what was shown stays known over many changes', () => {
  const p = new PressaoDoControle()
  for (let i = 0; i < 100; i++) p.mostrar(i, i * 100, false)
  p.apertar(9_850)
  expect(p.soltar(9_990)).toEqual({ tipo: 'perguntar', valor: 99, antes: 97 })
})
