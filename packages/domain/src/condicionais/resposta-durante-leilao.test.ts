import { expect, test } from 'vitest'
import { respostaNoMartelo } from './resposta-durante-leilao.ts'

test.each([
  ['Liberada', 500, null, 500, 'liberar'],
  ['Liberada', 500, null, 600, 'liberar'],
  ['Liberada', 500, null, 400, null],
  ['Liberada', null, null, 600, null],
  ['Recusada', 500, null, 500, 'recusar'],
  ['Recusada', 500, null, 600, null],
  ['Recusada', null, null, 500, null],
  ['Novo valor', 500, 700, 600, 'novoValor'],
  ['Novo valor', 500, 700, 700, 'liberar'],
  ['Novo valor', 500, 700, 800, 'liberar'],
  ['Novo valor', 500, null, 600, null],
] as const)('%s at %s (new value %s), hammered at %i: %s', (resposta, lance, valor, final, esperado) => {
  const r = respostaNoMartelo({ resposta, lance, valor }, final)
  expect(r?.evento ?? null).toBe(esperado)
  expect(r?.valor ?? null).toBe(esperado === 'novoValor' ? valor : null)
})
