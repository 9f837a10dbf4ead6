import { expect, test } from 'vitest'
import { estadosAlcancaveis } from '../comum/transicoes.ts'
import {
  EVENTOS_DA_VENDA_DIRETA,
  impedimentoDaVendaDireta,
  SITUACOES_DA_VENDA_DIRETA,
  TRANSICOES_DA_VENDA_DIRETA,
  transitarVendaDireta,
} from './states.ts'

const FATOS = {
  comprador: 'Ana',
  motivo: 'desistiu',
  noEstoque: true,
  inibirVenda: false,
  vendaDesfeita: true,
}

test('each state can be reached, and each but the cancelled one can be left', () => {
  expect([...estadosAlcancaveis(TRANSICOES_DA_VENDA_DIRETA, 'ABERTA')].sort()).toEqual(
    [...SITUACOES_DA_VENDA_DIRETA].sort(),
  )
  for (const de of SITUACOES_DA_VENDA_DIRETA.filter((s) => s !== 'CANCELADA'))
    expect(TRANSICOES_DA_VENDA_DIRETA.some((t) => t.de === de)).toBe(true)
})

test('no event passes without facts, and none but the house acts', () => {
  for (const { de, evento } of TRANSICOES_DA_VENDA_DIRETA) {
    expect(transitarVendaDireta({ de, evento, atores: ['ADM'] }, {}).pode).toBe(false)
    expect(transitarVendaDireta({ de, evento, atores: ['ADM'] }, FATOS).pode).toBe(true)
    expect(transitarVendaDireta({ de, evento, atores: ['Pátio', 'Cliente'] }, FATOS).pode).toBe(false)
  }
  for (const evento of EVENTOS_DA_VENDA_DIRETA)
    expect(transitarVendaDireta({ de: 'CANCELADA', evento, atores: ['ADM'] }, FATOS).pode).toBe(false)
})

test('what stands in an auction or may not be sold is not offered', () => {
  expect(impedimentoDaVendaDireta({ noEstoque: false, inibirVenda: false })).toMatch(/não está no estoque/)
  expect(impedimentoDaVendaDireta({ noEstoque: true, inibirVenda: true })).toMatch(/inibida/)
  expect(impedimentoDaVendaDireta({ noEstoque: true, inibirVenda: false })).toBeNull()
})
