import { expect, test } from 'vitest'
import { lerConsulta, trocarFiltros } from './consulta.ts'

const p = (busca: string) => new URLSearchParams(busca)

test.each([
  ['resposta=sim&pagina=2&busca=ana', [], { resposta: 'sim' }],
  ['evento=e1&resposta=sim', ['evento'], { resposta: 'sim' }],
  ['evento=e1', ['evento'], {}],
  ['evento=e1', [], { evento: 'e1' }],
  ['resposta=&registro=r1&parte=dados', [], {}],
] as const)('the filters of %s, of which %j is the screen’s', (busca, daTela, filtros) =>
  expect(lerConsulta(p(busca), { porPagina: 50, daTela }).filtros).toEqual(filtros),
)

test.each([
  ['evento=e1&resposta=sim&pagina=3', '', ['evento'], 'evento=e1'],
  ['aba=lista&resposta=sim', '', [], 'aba=lista'],
  ['evento=e1&resposta=sim', 'resposta=nao', ['evento'], 'resposta=nao&evento=e1'],
  ['evento=e1', '', [], ''],
] as const)('%s, then %j with %j of the screen: %s', (antes, busca, daTela, depois) =>
  expect(trocarFiltros(p(antes), busca, daTela).toString()).toBe(depois),
)
