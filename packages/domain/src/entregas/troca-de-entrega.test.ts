import { describe, expect, test } from 'vitest'
import { julgarEscolha, paginaDeRastreamento, podeTransitarTroca } from './troca-de-entrega.ts'

describe('a choice of the buyer', () => {
  const base = {
    venda: 'Fechada',
    documentacao: 'em_analise',
    pago: 0,
    valor: 6000,
    trocaAberta: null,
  } as const
  test.each([
    [{ ...base, venda: 'Aguardando Pagamento' }, { tipo: 'muda' }],
    [base, { tipo: 'cobra', diferenca: 6000 }],
    [
      { ...base, pago: 2500 },
      { tipo: 'cobra', diferenca: 3500 },
    ],
    [{ ...base, pago: 6000 }, { tipo: 'muda' }],
    [{ ...base, pago: 6000, valor: 0 }, { tipo: 'muda' }],
    [
      { ...base, trocaAberta: 'divergente' },
      { tipo: 'cobra', diferenca: 6000 },
    ],
    [
      { ...base, trocaAberta: 'aguardandoValidacao', valor: 0 },
      { tipo: 'recusa', motivo: expect.stringContaining('em validação') },
    ],
    [
      { ...base, venda: 'Aguardando Validação' },
      { tipo: 'recusa', motivo: expect.stringContaining('R$ 60,00') },
    ],
    [
      { ...base, venda: 'Cancelada' },
      { tipo: 'recusa', motivo: 'Esta compra foi encerrada.' },
    ],
    [
      { ...base, documentacao: 'enviado' },
      { tipo: 'recusa', motivo: 'Os documentos já foram enviados.' },
    ],
  ] as const)('%j: %j', (e, esperado) => expect(julgarEscolha(e)).toEqual(esperado))
})

test.each([
  ['aguardandoComprovante', 'enviarComprovante', 'Cliente', 'em_analise', 'aguardandoValidacao'],
  ['aguardandoValidacao', 'aprovar', 'Acerto', 'em_analise', 'aprovada'],
  ['aguardandoValidacao', 'aprovar', 'Acerto', 'enviado', null],
  ['aguardandoValidacao', 'aprovar', 'Cliente', 'em_analise', null],
  ['aguardandoValidacao', 'cancelar', 'Cliente', 'em_analise', null],
  ['aguardandoValidacao', 'divergir', 'ADM', 'em_analise', null],
  ['divergente', 'enviarComprovante', 'Cliente', 'em_analise', 'aguardandoValidacao'],
  ['aprovada', 'cancelar', 'ADM', 'em_analise', null],
] as const)('%s, %s by %s with papers %s: %s', (de, evento, quem, documentacao, para) => {
  const r = podeTransitarTroca({ de, evento, atores: [quem] }, { documentacao })
  expect(r.pode ? r.para : null).toBe(para)
})

test.each([
  ['AA123456789BR', 'https://rastreamento.correios.com.br/app/index.php?objetos=AA123456789BR'],
  [' aa 123456789 br', 'https://rastreamento.correios.com.br/app/index.php?objetos=AA123456789BR'],
  ['moto 12', null],
  [null, null],
])('tracking page of %s', (codigo, pagina) => expect(paginaDeRastreamento(codigo)).toBe(pagina))
