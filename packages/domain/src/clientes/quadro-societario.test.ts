import { expect, test } from 'vitest'
import { validarSocio } from './quadro-societario.ts'

const EMPRESA = { cnpj: '11222333000181' }
const CPF = '529.982.247-25'

test.each([
  ['a person', { nome: 'Ana Lima', documento: CPF, participacao: 50 }, [], true],
  ['without a share', { nome: 'Ana Lima', documento: CPF, participacao: null }, [], true],
  ['another company', { nome: 'Holding SA', documento: '11.444.777/0001-61', participacao: 10 }, [], true],
  ['the company itself', { nome: 'Ela mesma', documento: '11.222.333/0001-81', participacao: 10 }, [], false],
  ['a wrong document', { nome: 'Ana Lima', documento: '123', participacao: 10 }, [], false],
  [
    'twice',
    { nome: 'Ana Lima', documento: CPF, participacao: 10 },
    [{ documento: '52998224725', participacao: 10 }],
    false,
  ],
  [
    'exactly the whole',
    { nome: 'Ana Lima', documento: CPF, participacao: 33.34 },
    [{ documento: '1', participacao: 66.66 }],
    true,
  ],
  [
    'more than the whole',
    { nome: 'Ana Lima', documento: CPF, participacao: 33.35 },
    [{ documento: '1', participacao: 66.66 }],
    false,
  ],
])('%s', (_nome, socio, outros, ok) => {
  expect(validarSocio(socio, EMPRESA, outros).ok).toBe(ok)
})
