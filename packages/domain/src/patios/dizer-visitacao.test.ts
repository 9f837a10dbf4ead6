import { expect, test } from 'vitest'
import { dizerVisitacao } from './dizer-visitacao.ts'

test.each([
  ['Leve um documento com foto.', 'Visitação: Leve um documento com foto.'],
  ['Visitação de segunda a sexta.', 'Visitação de segunda a sexta.'],
  ['visitas só com hora marcada', 'visitas só com hora marcada'],
])('%s', (texto, dito) => expect(dizerVisitacao(texto)).toBe(dito))
