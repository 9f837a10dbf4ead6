import { expect, test } from 'vitest'
import { avisoDe } from './catalogo.ts'
import { padraoNaEquipe, TIPOS_DO_CLIENTE, tiposDaEquipe } from './quem-decide.ts'

test.each([
  ['ADM', true, 'problema-relatado', true],
  ['SAC', true, 'problema-relatado', true],
  ['MKT', true, 'problema-relatado', false],
  ['Acerto', true, 'equipe-cancelamento-pedido', true],
  ['Pátio', true, 'vistoria-a-fazer', true],
  ['Motorista', true, 'equipe-cancelamento-pedido', false],
  ['Comitente', false, 'pergunta-do-cliente', true],
  ['Comitente', false, 'vistoria-a-fazer', false],
  ['Comitente', false, 'problema-relatado', false],
  ['ADM', true, 'pergunta-do-cliente', false],
] as const)('%s decides about what he is told: %s %s %s', (papel, interno, tipo, sim) => {
  expect(tiposDaEquipe([papel], interno).includes(tipo)).toBe(sim)
})

test('what a client decides about is not asked of staff, nor the other way round', () => {
  const daEquipe = new Set(tiposDaEquipe(['ADM', 'Comitente'], true))
  expect(TIPOS_DO_CLIENTE.filter((t) => daEquipe.has(t))).toEqual([])
  expect([...daEquipe].every((t) => avisoDe(t).semEscolha !== true)).toBe(true)
})

test('a letter to the house reaches one of its people when he asks for it; one to himself comes as declared', () => {
  expect(padraoNaEquipe('problema-relatado', 'email')).toBe(false)
  expect(padraoNaEquipe('problema-relatado', 'sino')).toBeUndefined()
  expect(padraoNaEquipe('vistoria-a-fazer', 'email')).toBeUndefined()
  expect(padraoNaEquipe('pergunta-do-cliente', 'email')).toBeUndefined()
})
