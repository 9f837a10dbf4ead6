import { describe, expect, test } from 'vitest'
import {
  conferirDetalhes,
  type DetalhesDoPagamento,
  eventoDoChequeDevolvido,
} from './detalhes-do-pagamento.ts'
import type { TipoManual } from './guarda-do-pagamento.ts'

const recebido = { valor: 100_00, dia: '2026-03-10' as const }
const CHEQUE = { chequeBanco: '341', chequeAgencia: '0910', chequeConta: '27180-2', chequeNumero: '850001' }
const CARTAO = { terminal: 'POS-01', nsu: '123456', bandeira: 'Visa' } as const

describe('the fields of a kind', () => {
  test.each<[TipoManual, DetalhesDoPagamento, DetalhesDoPagamento]>([
    ['DINHEIRO', {}, { valorEntregue: 100_00, valorTroco: 0 }],
    ['DINHEIRO', { valorEntregue: 150_00 }, { valorEntregue: 150_00, valorTroco: 50_00 }],
    ['CHEQUE', CHEQUE, { ...CHEQUE, bomPara: '2026-03-10' }],
    ['CHEQUE', { ...CHEQUE, bomPara: '2026-04-10' }, { ...CHEQUE, bomPara: '2026-04-10' }],
    ['DEPOSITO', {}, {}],
    ['DEPOSITO', { pagadorDocumento: '529.982.247-25' }, { pagadorDocumento: '52998224725' }],
    ['A_RECEBER', {}, { lembrarDias: 3 }],
    ['A_RECEBER', { lembrarDias: 0, nsu: '1' }, { lembrarDias: 0 }],
    [
      'CARTAO_DE_CREDITO_MANUAL',
      { ...CARTAO, qtdParcelas: 3, valorComJuros: 105_00, taxaDeJuros: 1.99 },
      { ...CARTAO, qtdParcelas: 3, valorComJuros: 105_00, taxaDeJuros: 1.99 },
    ],
    [
      'CARTAO_DE_CREDITO_MANUAL',
      CARTAO,
      { ...CARTAO, qtdParcelas: 1, taxaDeJuros: 0, valorComJuros: 100_00 },
    ],
    ['BOLETO_INTERNO', CARTAO, {}],
  ])('%s keeps its own: %o', (tipo, digitado, detalhes) => {
    expect(conferirDetalhes(tipo, digitado, recebido)).toEqual({ ok: true, detalhes })
  })

  test.each<[TipoManual, DetalhesDoPagamento, string[]]>([
    ['DINHEIRO', { valorEntregue: 99_99 }, ['valorEntregue']],
    ['CHEQUE', {}, ['chequeAgencia', 'chequeBanco', 'chequeConta', 'chequeNumero']],
    ['CHEQUE', { ...CHEQUE, bomPara: '2026-03-09' }, ['bomPara']],
    ['CHEQUE', { ...CHEQUE, bomPara: '2026-12-09' }, ['bomPara']],
    ['DEPOSITO', { pagadorBanco: '34' }, ['pagadorBanco']],
    ['DEPOSITO', { pagadorDocumento: '111.111.111-11' }, ['pagadorDocumento']],
    ['CARTAO_DE_CREDITO_MANUAL', {}, ['bandeira', 'nsu', 'terminal']],
    ['CARTAO_DE_CREDITO_MANUAL', { ...CARTAO, numero: '4111111111111111' }, ['numero']],
    ['CARTAO_DE_CREDITO_MANUAL', { ...CARTAO, valorComJuros: 99_00 }, ['valorComJuros']],
  ])('%s refuses %o', (tipo, digitado, esperados) => {
    const r = conferirDetalhes(tipo, digitado, recebido)
    expect(r.ok ? [] : Object.keys(r.campos).sort()).toEqual(esperados)
  })
})

test.each([
  [0, 'aguardandoValidacao', 'reapresentarCheque'],
  [1, 'aguardandoValidacao', 'devolverCheque'],
  [0, 'aprovado', 'devolverCheque'],
])('a cheque returned %i times before, %s → %s', (devolucoes, situacao, evento) => {
  expect(eventoDoChequeDevolvido(devolucoes, situacao)).toBe(evento)
})
