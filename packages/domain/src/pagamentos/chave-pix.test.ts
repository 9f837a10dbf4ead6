import { expect, test } from 'vitest'
import { validarChavePix } from './chave-pix.ts'

test.each([
  ['529.982.247-25', 'CPF', '52998224725'],
  ['11.222.333/0001-81', 'CNPJ', '11222333000181'],
  [' Pix@Casa.com.br ', 'E-mail', 'pix@casa.com.br'],
  ['(62) 99999-8888', 'Telefone', '+5562999998888'],
  ['+5562999998888', 'Telefone', '+5562999998888'],
  ['3F2504E0-4F89-41D3-9A0C-0305E82C3301', 'Aleatória', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
])('%s is a key of kind %s', (texto, tipo, chave) => {
  expect(validarChavePix(texto)).toEqual({ ok: true, valor: { tipo, chave } })
})

test.each(['', 'chave da casa', '529.982.247-26x', 'a@b', '3f2504e0-4f89-41d3-9a0c'])(
  '%s is no key',
  (texto) => {
    expect(validarChavePix(texto)).toMatchObject({ ok: false })
  },
)
