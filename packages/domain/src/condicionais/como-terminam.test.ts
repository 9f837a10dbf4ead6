import { expect, test } from 'vitest'
import { comoTerminam, MINIMO_DE_CASOS } from './como-terminam.ts'

const caso = (liberada: boolean, horas: number | null) => ({ liberada, horas })

test('few cases say nothing', () => {
  expect(comoTerminam([])).toBeNull()
  expect(comoTerminam(Array.from({ length: MINIMO_DE_CASOS - 1 }, () => caso(true, 1)))).toBeNull()
})

test('share and middle answer; who never answered counts as a case, not as an answer', () => {
  const casos = [caso(true, 2), caso(true, 30), caso(false, 49.2), caso(true, 70), caso(false, null)]
  expect(comoTerminam(casos)).toEqual({ casos: 5, liberadas: 60, medianaHoras: 30 })
  expect(comoTerminam(casos.map((c) => ({ ...c, horas: null })))?.medianaHoras).toBeNull()
})
