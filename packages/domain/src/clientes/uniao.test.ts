import { expect, test } from 'vitest'
import { impedimentosDaUniao } from './uniao.ts'

const LIVRE = { unidoA: null, excluidoAt: null, cnpj: null, situacao: 'Ativo' }
const NADA = { comprasAbertas: 0, lancesNaFrente: 0, condicionais: 0, caucoesAbertas: 0, ofertasAbertas: 0 }

test.each([
  ['two free ones', LIVRE, LIVRE, NADA, 0],
  ['one that was joined before', LIVRE, { ...LIVRE, unidoA: 3, situacao: 'Bloqueado' }, NADA, 1],
  ['a blocked one into a free one', LIVRE, { ...LIVRE, situacao: 'Bloqueado' }, NADA, 1],
  ['a free one into a blocked one', { ...LIVRE, situacao: 'Bloqueado' }, LIVRE, NADA, 0],
  ['two blocked ones', { ...LIVRE, situacao: 'Bloqueado' }, { ...LIVRE, situacao: 'Bloqueado' }, NADA, 0],
  ['into one that was joined', { ...LIVRE, unidoA: 3 }, LIVRE, NADA, 1],
  ['a deleted one', LIVRE, { ...LIVRE, excluidoAt: new Date(0) }, NADA, 1],
  ['person and company', LIVRE, { ...LIVRE, cnpj: '11222333000181' }, NADA, 1],
  ['an open purchase', LIVRE, LIVRE, { ...NADA, comprasAbertas: 1 }, 1],
  [
    'bid, conditional and deposit',
    LIVRE,
    LIVRE,
    { ...NADA, lancesNaFrente: 2, condicionais: 1, caucoesAbertas: 1 },
    3,
  ],
])('%s', (_nome, fica, vai, fatos, quantos) => {
  expect(impedimentosDaUniao(fica, vai, fatos)).toHaveLength(quantos)
})
