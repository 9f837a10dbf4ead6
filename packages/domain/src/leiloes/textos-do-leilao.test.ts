import { expect, test } from 'vitest'
import {
  nomeDoRegulamento,
  type TextoDoLeilao,
  textosDoLeilao,
  type TipoDeTexto,
} from './textos-do-leilao.ts'

const t = (tipo: TipoDeTexto, titulo: string, proprio = false): TextoDoLeilao => ({
  tipo,
  titulo,
  texto: 'x',
  proprio,
})

test.each<[string, TextoDoLeilao[], string[]]>([
  ['nothing', [], []],
  ['the house alone, in the order of the kinds', [t('RETIRADA', 'r'), t('CONDICOES', 'c')], ['c', 'r']],
  ['two of one kind by their titles', [t('OUTRO', 'b'), t('OUTRO', 'a')], ['a', 'b']],
  ['the own one takes the place of its kind', [t('RETIRADA', 'casa'), t('RETIRADA', 'meu', true)], ['meu']],
  [
    'the own one leaves the other kinds',
    [t('RETIRADA', 'casa'), t('PAGAMENTO', 'paga'), t('RETIRADA', 'meu', true)],
    ['paga', 'meu'],
  ],
])('texts of an auction: %s', (_, textos, titulos) =>
  expect(textosDoLeilao(textos).map((x) => x.titulo)).toEqual(titulos),
)

test.each([
  [{ nome: 'Geral', numero: 2 }, 'Geral, versão 2'],
  [{ nome: 'Geral', numero: null }, 'Geral'],
  [{ nome: null, numero: null }, 'Texto do próprio leilão'],
])('a regulation is called %o', (r, nome) => expect(nomeDoRegulamento(r)).toBe(nome))
