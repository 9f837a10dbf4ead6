import { expect, test } from 'vitest'
import { type EtapaDoBem, etapaDoBem, type FatosDoBem } from './etapa-do-bem.ts'

const FORA: FatosDoBem = { situacao: 'ESTOQUE', noPatio: false, remocao: null, lote: null, prestacao: null }

test.each<readonly [string, Partial<FatosDoBem>, EtapaDoBem]>([
  ['nothing asked for', {}, 'fora-do-patio'],
  ['a removal is asked for', { remocao: 'SOLICITADA' }, 'remocao-pedida'],
  ['one that failed', { remocao: 'FRUSTRADA' }, 'fora-do-patio'],
  ['one that was called off', { remocao: 'CANCELADA' }, 'fora-do-patio'],
  ['on the road', { remocao: 'EM_TRANSPORTE' }, 'a-caminho'],
  ['on the road between two yards', { remocao: 'EM_TRANSPORTE', noPatio: true }, 'a-caminho'],
  ['arrived', { remocao: 'FINALIZADA', noPatio: true }, 'no-patio'],
  ['for sale', { situacao: 'EM_LEILAO', lote: 'LIBERADO_LEILAO', noPatio: true }, 'em-leilao'],
  ['waits for an answer', { situacao: 'EM_LEILAO', lote: 'CONDICIONAL' }, 'condicional'],
  ['a nickname won', { situacao: 'EM_LEILAO', lote: 'AG_CLIENTE' }, 'arrematado'],
  ['sold, before the vehicle follows', { situacao: 'EM_LEILAO', lote: 'AG_PAGAMENTO' }, 'vendido'],
  ['sold', { situacao: 'VENDIDO', lote: 'BOLETO' }, 'vendido'],
  ['sold without an auction', { situacao: 'VENDIDO' }, 'vendido'],
  ['paid', { situacao: 'VENDIDO', lote: 'PAGO' }, 'pago'],
  ['checked, which he does not see', { situacao: 'VENDIDO', lote: 'PAGO', prestacao: 'CONFERIDA' }, 'pago'],
  ['delivered', { situacao: 'ENTREGUE', lote: 'PAGO' }, 'entregue'],
  ['accounted for', { situacao: 'ENTREGUE', lote: 'PAGO', prestacao: 'APROVADA' }, 'prestado'],
  ['paid out', { situacao: 'ENTREGUE', lote: 'PAGO', prestacao: 'PAGA' }, 'repassado'],
  [
    'back in the stock after a sale that fell',
    { noPatio: true, lote: 'PAGO', prestacao: 'PAGA' },
    'no-patio',
  ],
  ['given back', { situacao: 'INATIVO', prestacao: 'PAGA' }, 'fora-do-estoque'],
])('%s', (_, f, etapa) => {
  expect(etapaDoBem({ ...FORA, ...f })).toBe(etapa)
})
