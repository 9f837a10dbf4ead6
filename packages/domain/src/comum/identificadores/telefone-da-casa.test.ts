import { expect, test } from 'vitest'
import { formatarTelefone } from './telefone.ts'
import { enderecoDoTelefone, enderecoDoWhatsapp, mostrarTelefone } from './telefone-da-casa.ts'

test.each([
  ['08007224004', '0800 722 4004', 'tel:08007224004', 'https://wa.me/558007224004'],
  ['0800123456', '0800 123 456', 'tel:0800123456', 'https://wa.me/55800123456'],
  ['40041234', '4004-1234', 'tel:40041234', 'https://wa.me/5540041234'],
  ['3003-4321', '3003-4321', 'tel:30034321', 'https://wa.me/5530034321'],
  ['+551140028900', '(11) 4002-8900', 'tel:+551140028900', 'https://wa.me/551140028900'],
  ['+5562999998888', '(62) 99999-8888', 'tel:+5562999998888', 'https://wa.me/5562999998888'],
  // Santa Maria (RS) has the country's digits as its area code.
  ['+5555999998888', '(55) 99999-8888', 'tel:+5555999998888', 'https://wa.me/5555999998888'],
  ['(55) 3222-1234', '(55) 3222-1234', 'tel:+555532221234', 'https://wa.me/555532221234'],
])('%s is shown as %s, called at %s and written to at %s', (telefone, mostrado, tel, whatsapp) => {
  expect(mostrarTelefone(telefone)).toBe(mostrado)
  expect(enderecoDoTelefone(telefone)).toBe(tel)
  expect(enderecoDoWhatsapp(telefone)).toBe(whatsapp)
  // The back-office shows what the storefront shows, and what it shows can be saved again.
  expect(formatarTelefone(telefone)).toBe(mostrado)
})

test('what is no telephone is left alone', () => {
  expect(mostrarTelefone('ramal 12')).toBe('ramal 12')
})
