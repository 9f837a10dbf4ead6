import { expect, test } from 'vitest'
import { alcanceNosAnexos } from './direitos-nos-anexos.ts'

test.each([
  ['leilao', 'ver', ['SAC'], 'todos'],
  ['leilao', 'editar', ['SAC'], null],
  ['leilao', 'ver', ['Comitente'], null],
  ['veiculo', 'ver', ['Pátio'], 'dos-seus-patios'],
  ['veiculo', 'ver', ['Pátio', 'SAC'], 'todos'],
  ['veiculo', 'editar', ['Pátio'], null],
  ['veiculo', 'editar', ['Pátio', 'Leilão'], 'todos'],
  ['veiculo', 'ver', ['Comitente'], 'do-seu-comitente'],
  ['veiculo', 'editar', ['Comitente'], null],
  ['comitente', 'ver', ['Comitente'], 'do-seu-comitente'],
  ['venda', 'ver', ['Comitente'], null],
  ['venda', 'editar', ['Financeiro'], 'todos'],
  ['venda', 'ver', ['Clientes'], null],
  ['venda_item', 'ver', ['Clientes'], 'do-comprador'],
  ['venda_item', 'enviar', ['Clientes'], null],
  ['venda_item', 'editar', ['Despachante'], 'todos'],
  ['venda_item', 'editar', ['SAC'], null],
  ['venda_item', 'ver', ['SAC'], 'todos'],
  ['preferencia_do_lote', 'ver', ['Assessorias Jurídicas'], 'todos'],
  ['preferencia_do_lote', 'ver', ['SAC'], null],
  ['preferencia_do_lote', 'enviar', ['Clientes'], 'do-cliente'],
  ['preferencia_do_lote', 'editar', ['Clientes'], null],
] as const)('%s, %s, %j: %s', (entidade, oque, papeis, registros) =>
  expect(alcanceNosAnexos(entidade, oque, { papeis })?.registros ?? null).toBe(registros),
)

test('a visitor reaches nothing; a consignor only the kinds that are for him', () => {
  expect(alcanceNosAnexos('veiculo', 'ver', null)).toBeNull()
  expect(alcanceNosAnexos('comitente', 'ver', { papeis: ['Comitente'] })?.tipos).toEqual([
    'contrato',
    'oficio',
  ])
})
