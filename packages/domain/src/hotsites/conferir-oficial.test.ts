import { expect, test } from 'vitest'
import { conferirOficial, type Oficiais } from './conferir-oficial.ts'

const CASA: Oficiais = {
  dominios: ['pregaoreal.com.br', 'leilao.plataforma.com.br'],
  emails: ['contato@pregaoreal.com.br'],
  contas: ['27180-2', '0910/27180-2', '11222333000181', 'pix@pregaoreal.com.br'],
  contasDeVendedores: ['40500-0', 'banco@vendedor.com.br'],
}

test.each([
  ['https://www.pregaoreal.com.br/leilao?x=1', 'site', 'oficial'],
  ['PREGAOREAL.COM.BR', 'site', 'oficial'],
  ['pregaoreal.com.br:443', 'site', 'oficial'],
  ['leilao.plataforma.com.br', 'site', 'oficial'],
  ['pregaoreal.com.br.golpe.com', 'site', 'parecido'],
  ['https://pregaoreal.com.br@golpe.com/', 'site', 'desconhecido'],
  ['pregao-real.net', 'site', 'parecido'],
  ['pregaorea1.com', 'site', 'parecido'],
  ['www.pregaoreal-leiloes.com.br', 'site', 'parecido'],
  ['outra.com.br', 'site', 'desconhecido'],
  ['contato@pregaoreal.com.br', 'email', 'oficial'],
  ['mailto:fulano@pregaoreal.com.br', 'email', 'oficial'],
  ['contato@pregaoreal.net', 'email', 'parecido'],
  ['contato@gmail.com', 'email', 'desconhecido'],
  ['pix@pregaoreal.com.br', 'email', 'oficial'],
  ['banco@vendedor.com.br', 'conta', 'vendedor'],
  ['27180-2', 'conta', 'oficial'],
  ['0910 271802', 'conta', 'oficial'],
  ['11.222.333/0001-81', 'conta', 'oficial'],
  ['40500-0', 'conta', 'vendedor'],
  ['99999-9', 'conta', 'desconhecido'],
] as const)('%s is a %s, %s', (texto, oque, veredito) =>
  expect(conferirOficial(texto, CASA)).toMatchObject({ oque, veredito }),
)

test.each(['', '  ', '12', '---', '@'])('in “%s” there is nothing to compare', (t) =>
  expect(conferirOficial(t, CASA)).toBeNull(),
)
