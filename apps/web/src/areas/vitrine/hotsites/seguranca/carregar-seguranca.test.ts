import { expect, test } from 'vitest'
import { codigoEm } from './carregar-seguranca.server.ts'

test.each([
  ['ABCDEF', 'abcdef'],
  ['  https://casa.com.br/qrcode/extrato/abc123/?x=1 ', 'abc123'],
  ['https://casa.com.br/seguranca?codigo=ABC123#recibo', 'abc123'],
  ['https://casa.com.br/seguranca', 'seguranca'],
  ['', ''],
])('%s → %s', (texto, codigo) => expect(codigoEm(texto)).toBe(codigo))
