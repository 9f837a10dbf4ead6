import { expect, test } from 'vitest'
import { impedimentoDosExtras, impedimentoDoExtra, MAXIMO_DE_EXTRAS } from './item-extra.ts'
import { conferirPartes } from './partes-da-venda.ts'
import { valoresDaVenda } from './somas.ts'

const COMPRADOR = '52998224725'
const digitadas = (p: Partial<Parameters<typeof conferirPartes>[0]>) => ({
  advogado: null,
  endossoNome: null,
  endossoDocumento: null,
  ...p,
})

test.each([
  ['nothing', {}, true],
  ['a lawyer alone', { advogado: ' Ana Lima, OAB/SP 123.456 ' }, true],
  ['an endorsement to a person', { endossoNome: 'Rui Sá', endossoDocumento: '111.444.777-35' }, true],
  [
    'an endorsement to a company',
    { endossoNome: 'Peças Ltda', endossoDocumento: '11.222.333/0001-81' },
    true,
  ],
  ['blanks', { advogado: '  ', endossoNome: ' ', endossoDocumento: '' }, true],
  ['a document without a name', { endossoDocumento: '111.444.777-35' }, 'endossoNome'],
  ['a name without a document', { endossoNome: 'Rui Sá' }, 'endossoDocumento'],
  ['wrong digits', { endossoNome: 'Rui Sá', endossoDocumento: '111.444.777-36' }, 'endossoDocumento'],
  ['the buyer himself', { endossoNome: 'Ele', endossoDocumento: '529.982.247-25' }, 'endossoDocumento'],
])('parties of a sale: %s', (_, p, esperado) => {
  const r = conferirPartes(digitadas(p), COMPRADOR)
  expect(r.ok ? true : r.campo).toBe(esperado)
  if (r.ok) for (const v of Object.values(r.partes)) expect(v === null || v === v.trim()).toBe(true)
})

test.each([
  ['Aguardando Pagamento', null],
  ['Aguardando Validação', null],
  ['Fechada', /reabra/],
  ['Cancelada', /aberta/],
  ['Cliente Desistiu', /aberta/],
  ['Condicional', /aberta/],
] as const)('extra items while %s', (situacao, esperado) => {
  const r = impedimentoDosExtras(situacao)
  if (esperado === null) expect(r).toBeNull()
  else expect(r).toMatch(esperado)
})

test('an extra item adds what of it is not settled', () => {
  expect(impedimentoDoExtra({ valor: 100, valorPago: 100 }, 0)).toBeNull()
  expect(impedimentoDoExtra({ valor: 100, valorPago: 101 }, 0)).toMatch(/já pago/)
  expect(impedimentoDoExtra({ valor: 100, valorPago: 0 }, MAXIMO_DE_EXTRAS)).toMatch(/no máximo/)
  const v = valoresDaVenda([{ valor: 1000, situacaoLote: 'AG_PAGAMENTO', comissaoPorcentagem: 5 }], {
    extras: [
      { valor: 300, valorPago: 100 },
      { valor: 50, valorPago: 50 },
    ],
  })
  expect(v).toMatchObject({ valorTotalRestanteItensExtras: 200, valorTotalVenda: 1250 })
})
