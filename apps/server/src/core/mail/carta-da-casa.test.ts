import { expect, test } from 'vitest'
import { type Casa, htmlDaCarta, textoDaCarta } from './carta-da-casa.ts'

const CASA: Casa = {
  nome: 'Casa & Filhos',
  emailContato: 'oi@casa.com.br',
  telefone: '+5511987654321',
  endereco: 'Rua A, 1',
  cidade: 'Campinas',
  uf: 'SP',
  dominio: 'casa.com.br',
  mensagemRodape: null,
  corPrimaria: '#123456',
}

test('every letter ends with who sends it and what the house never asks for', () => {
  const carta = textoDaCarta('Olá.', CASA)
  expect(carta).toMatch(/^Olá\.\n\n-- \nCasa & Filhos\nRua A, 1, Campinas\/SP\n/)
  expect(carta).toContain('oi@casa.com.br · https://casa.com.br')
  expect(carta).toContain('Nunca pedimos senha')
})

test('a house that said nothing of itself still has its name there', () => {
  const nada = { emailContato: null, telefone: null, endereco: null, cidade: null, uf: null, dominio: null }
  expect(textoDaCarta('x', { ...CASA, ...nada })).toMatch(/-- \nCasa & Filhos\nNunca pedimos/)
})

test('what a visitor wrote is text, and addresses become links', () => {
  const html = htmlDaCarta('<img src=x onerror=1>\nhttps://a.com/?b=1&c="2', CASA)
  expect(html).not.toContain('<img')
  expect(html).toContain('<a href="https://a.com/?b=1&#38;c=&#34;2"')
  expect(html).toContain('Casa &#38; Filhos')
})

test('a colour that is none does not reach the markup', () => {
  expect(htmlDaCarta('x', { ...CASA, corPrimaria: 'red;background:url(//x)' })).not.toContain('url(')
})

test('the QR of an invitation stands in the letter as a picture, and nothing else does', () => {
  const html = htmlDaCarta('Venha.\n\nhttps://a.com/v1/convites/ABC/qr.png\n\nhttps://a.com/x.png', CASA)
  expect(html.match(/<img /g)).toHaveLength(1)
  expect(html).toContain('src="https://a.com/v1/convites/ABC/qr.png"')
})
