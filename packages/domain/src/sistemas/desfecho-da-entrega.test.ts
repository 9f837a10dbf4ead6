import { expect, test } from 'vitest'
import { NOMES_DE_DESFECHO } from '../externo/desfechos.ts'
import { desfechoDaEntrega } from './desfecho-da-entrega.ts'

test('an owner of a system reads of his system, never of a partner', () => {
  const ditos = NOMES_DE_DESFECHO.map(desfechoDaEntrega)
  expect(ditos.filter((d) => d === null)).toHaveLength(1)
  expect(ditos.filter((d) => d !== null && /parceiro/i.test(d))).toEqual([])
  expect(desfechoDaEntrega('rede')).toBe('O endereço não foi alcançado')
  expect(desfechoDaEntrega('cortado')).toBe('Conexão interrompida')
})
