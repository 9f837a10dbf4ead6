import { expect, test } from 'vitest'
import { LOTES_DE_ENSAIO } from './dados-de-ensaio.ts'
import { responderNoEnsaio } from './responder-no-ensaio.ts'

const CONDICIONAL = { situacao: 'CONDICIONAL', lance: 10_000 }

test.each([
  [
    'released',
    'Liberada',
    null,
    10_000,
    { situacao: 'AG_PAGAMENTO', condicional: 'LIBERADA', arremate: 10_000, comissao: 500 },
  ],
  ['refused', 'Recusada', null, 10_000, { situacao: 'CONDICIONAL_NEGADA', condicional: 'NEGADA' }],
  ['asked for more', 'Novo valor', 12_000, 10_000, { condicional: 'AGUARDANDO_CLIENTE', novoValor: 12_000 }],
  ['asked for as much', 'Novo valor', 10_000, 10_000, 'NAO_PODE'],
  ['asked for nothing', 'Novo valor', null, 10_000, 'NAO_PODE'],
  ['of another bid', 'Liberada', null, 9_000, 'MUDOU'],
] as const)('%s', (_, resposta, valor, sobre, fica) => {
  const r = responderNoEnsaio(CONDICIONAL, { resposta, valor, sobre })
  expect(r.pode ? r.mudar : r.codigo).toEqual(fica)
})

test.each([
  ['a sold lot', { ...CONDICIONAL, situacao: 'PAGO' }],
  ['one without a bid', { situacao: 'CONDICIONAL', lance: null }],
  ['one that waits for the client', { ...CONDICIONAL, condicional: 'AGUARDANDO_CLIENTE' }],
])('%s waits for no answer', (_, lote) =>
  expect(responderNoEnsaio(lote, { resposta: 'Liberada', valor: null, sobre: 10_000 })).toMatchObject({
    codigo: 'NAO_PODE',
  }),
)

test('one of the lots to try with waits for an answer', () =>
  expect(
    LOTES_DE_ENSAIO.filter(
      (l) => responderNoEnsaio({ ...l }, { resposta: 'Liberada', valor: null, sobre: l.lance }).pode,
    ),
  ).toHaveLength(1))
