import { describe, expect, test } from 'vitest'
import {
  avisoDeExcedente,
  descontoMaximo,
  erroDaData,
  impedimentoDoMesmoAprovador,
  type LinhaGuardada,
  type RegraDaCasa,
  resumoDoPagamento,
} from './guarda-do-pagamento.ts'

const [ANA, BIA] = [1, 2]
const REGRA: RegraDaCasa = {
  segundoAprovadorDesde: 10_000_00,
  segundoAprovadorTipos: ['DINHEIRO', 'CHEQUE', 'DEPOSITO'],
}
const linha = (mudar: Partial<LinhaGuardada> = {}): LinhaGuardada => ({
  tipo: 'DINHEIRO',
  valor: 10_000_00,
  quemLancou: [ANA],
  ...mudar,
})

describe('two people', () => {
  test.each<[string, LinhaGuardada, LinhaGuardada[], number, boolean, boolean]>([
    ['who took it', linha(), [], ANA, false, true],
    ['another person', linha(), [], BIA, false, false],
    ['below the sum', linha({ valor: 9_999_99 }), [], ANA, false, false],
    ['below the sum, but more than is due', linha({ valor: 10_00 }), [], ANA, true, true],
    ['more than is due, by another person', linha(), [], BIA, true, false],
    ['a kind that the house trusts', linha({ tipo: 'CARTAO_DE_CREDITO_MANUAL' }), [], ANA, true, false],
    [
      'many small ones of one person',
      linha({ valor: 4_000_00 }),
      [linha({ valor: 6_000_00 })],
      ANA,
      false,
      true,
    ],
    [
      'small ones of two people',
      linha({ valor: 4_000_00 }),
      [linha({ valor: 6_000_00, quemLancou: [BIA] })],
      ANA,
      false,
      false,
    ],
    [
      'the buyer’s own, proved by the approver',
      linha({ tipo: 'DEPOSITO', quemLancou: [9, ANA] }),
      [],
      ANA,
      false,
      true,
    ],
  ])('%s', (_, l, outras, quem, excede, preso) => {
    expect(impedimentoDoMesmoAprovador(REGRA, l, [...outras, l], quem, excede) !== null).toBe(preso)
  })

  test('a house may do without', () => {
    const sem = { ...REGRA, segundoAprovadorDesde: null }
    expect(impedimentoDoMesmoAprovador(sem, linha(), [linha()], ANA, true)).toBeNull()
  })
})

test.each([
  [42_800_00, 42_800_00, 0, 0],
  [42_800_00, 800_00, 42_000_00, 0],
  [42_800_00, 428_000_00, 0, 385_200_00],
  [0, 5_00, 0, 5_00],
  [-10_00, 5_00, 0, 5_00],
])('with %d missing, %d leaves %d and exceeds by %d', (falta, valor, depois, excede) => {
  const r = resumoDoPagamento(falta, valor)
  expect(r).toEqual({ antes: Math.max(0, falta), depois, excede })
  expect(avisoDeExcedente(r) === null).toBe(excede === 0)
})

test.each([
  ['2026-11-23', false, null],
  ['2026-11-20', false, null],
  ['2026-11-19', false, /anterior à venda \(20\/11\/2026\)/],
  ['2026-11-24', false, /futuro/],
  ['2027-01-05', false, /futuro/],
  ['2027-01-05', true, null],
  ['2026-11-22', true, /passado/],
  ['2027-05-22', true, null],
  ['2027-05-23', true, /180 dias/],
])('a payment dated %s (promised: %s)', (dia, prevista, erro) => {
  const r = erroDaData(dia, { hoje: '2026-11-23', daVenda: '2026-11-20', prevista })
  if (erro === null) expect(r).toBeNull()
  else expect(r).toMatch(erro)
})

test.each([
  [['Acerto'], 5, 500_00],
  [['Acerto', 'GerenteAcerto'], 20, 2_000_00],
  [['ADM'], 50, 5_000_00],
  [['SAC'], 0, 0],
])('%j gives at most %d %%', (papeis, porcentagem, valor) => {
  expect(descontoMaximo(papeis, { Acerto: 5, GerenteAcerto: 20, ADM: 50 }, 10_000_00)).toEqual({
    porcentagem,
    valor,
  })
})
