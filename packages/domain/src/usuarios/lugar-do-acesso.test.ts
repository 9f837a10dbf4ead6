import { expect, test } from 'vitest'
import { lugarDoAcesso } from './lugar-do-acesso.ts'

const sabe = { daqui: '189.1.2.3', redesDaCasa: ['200.10.0.0/16', '2804:14c::/32', '10.1.0.0/16'] }
test.each([
  ['of the house', '200.10.3.4', 'Rede da casa'],
  ['of the house, version 6', '2804:14c::7', 'Rede da casa'],
  ['of the house before private', '10.1.2.3', 'Rede da casa'],
  ['private', '10.9.2.3', 'Rede interna'],
  ['private, written as version 6', '::ffff:192.168.0.9', 'Rede interna'],
  ['private, version 6', 'fd12::1', 'Rede interna'],
  ['this machine', '127.0.0.1', 'O próprio servidor'],
  ['where the person is', '189.1.2.3', 'A mesma rede deste acesso'],
  ['elsewhere', '189.1.2.4', null],
  ['just beside a private one', '172.32.0.1', null],
  ['unknown', null, null],
])('%s', (_, endereco, lugar) => {
  expect(lugarDoAcesso(endereco, sabe)).toBe(lugar)
})
