// What loaders answer goes as one text, which says what JSON would say, and is written once for parts that stay the same.
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { criarProvedor, type DoServidor } from './contexto.ts'
import { emTexto } from './em-texto.ts'

function ler(valor: unknown): string | undefined {
  const blocos = new Map<string, string>()
  const contexto = criarProvedor({ blocos } as unknown as DoServidor)
  expect(contexto).toBeInstanceOf(RouterContextProvider)
  emTexto(contexto, 'prova', valor)
  return blocos.get('prova')
}

test.each([
  [{ a: 1, b: [1, null, { c: 'x' }], d: { e: { f: [] } } }],
  [{ 'com "aspas"': '<b>', nada: undefined, nulo: null, falso: false }],
  [{}],
  [[1, 2]],
  ['texto'],
  [null],
])('%j is what JSON says', (valor) => {
  expect(ler(valor)).toBe(JSON.stringify(valor))
  expect(ler(valor)).toBe(JSON.stringify(valor))
})

test('a part that stays is written once; a new one of the same name is not taken for it', () => {
  let lido = 0
  const pagina = {
    get titulo() {
      lido += 1
      return 'Início'
    },
  }
  expect([ler({ pagina, agora: 1 }), ler({ pagina, agora: 2 })]).toEqual([
    '{"pagina":{"titulo":"Início"},"agora":1}',
    '{"pagina":{"titulo":"Início"},"agora":2}',
  ])
  expect(lido).toBe(1)
  expect(ler({ pagina: { titulo: 'Outra' } })).toBe('{"pagina":{"titulo":"Outra"}}')
})
