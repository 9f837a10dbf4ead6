import { expect, test } from 'vitest'
import { palavras } from '../hotsites/palavras.ts'
import { errosDoTexto, mostrarValor, preencherTexto } from './preencher-texto.ts'

const [LEILAO, LOJA] = [palavras('leilao'), palavras('loja')]

test.each([
  ['{palavra:Seu lance} foi {lance?superado|superada}', 'Seu lance foi superado', 'Sua oferta foi superada'],
  ['{palavra:neste leilao}', 'neste leilão', 'neste evento'],
  ['{palavra:o lance+} e {palavra:lote+}', 'os lances e lotes', 'as ofertas e anúncios'],
  ['{palavra:nada}', '{palavra:nada}', '{palavra:nada}'],
])('%s', (texto, leilao, loja) => {
  expect([preencherTexto(texto, {}, LEILAO), preencherTexto(texto, {}, LOJA)]).toEqual([leilao, loja])
})

test('a line with an empty variable is left out, and what a person wrote is no variable', () => {
  const texto = 'Olá, {nome}.\n\nMotivo: {motivo}\n\nFim.'
  expect(preencherTexto(texto, { nome: '{motivo}', motivo: '' }, LEILAO)).toBe('Olá, {motivo}.\n\nFim.')
})

test.each([
  ['dinheiro', 123_456, 'R$ 1.234,56'],
  ['dia', '2026-12-20', '20/12/2026'],
  ['instante', Date.parse('2026-12-20T15:30:00Z'), '20/12/2026 12:30'],
  ['texto', 'duas\nlinhas', 'duas linhas'],
  ['texto', ' até amanhã ', ' até amanhã'],
  ['bloco', 'duas\nlinhas\n', 'duas\nlinhas'],
  ['numero', null, ''],
] as const)('%s', (tipo, valor, dito) =>
  expect(mostrarValor({ rotulo: '', tipo, exemplo: '' }, valor).replace(/\u00a0/g, ' ')).toBe(dito),
)

const V = {
  valor: { rotulo: 'Valor', tipo: 'dinheiro', exemplo: 1 },
  codigo: { rotulo: 'Código', tipo: 'codigo', exemplo: '1' },
} as const
test.each([
  ['carta', 'A', '{codigo} e {valor}', {}],
  ['carta', 'A', 'sem nada', { texto: 'Falta {codigo}: sem ele o aviso não serve' }],
  ['carta', ' ', '{codigo} {outra}', { titulo: 'Escreva o título', texto: '{outra} não existe neste aviso' }],
  ['aviso', '{valor}', '', { titulo: '{valor} não pode aparecer na tela bloqueada de um aparelho' }],
  ['curta', '', `{codigo}${'x'.repeat(400)}`, { texto: 'No máximo 400 letras' }],
] as const)('%s: %s, %s', (forma, titulo, texto, erros) =>
  expect(errosDoTexto(forma, { titulo, texto }, V, LEILAO)).toEqual(erros),
)
