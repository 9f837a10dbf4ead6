import { expect, test } from 'vitest'
import { apagarCliente, comRegistros, impedimentosDaExclusao } from './exclusao.ts'

const nada = { comprasAbertas: 0, lancesNaFrente: 0, condicionais: 0, caucoesAbertas: 0, ofertasAbertas: 0 }
test.each([
  ['nothing is open', nada, []],
  ['one purchase', { ...nada, comprasAbertas: 1 }, [/1 compra ainda/]],
  ['a deposit', { ...nada, caucoesAbertas: 1 }, [/1 caução em aberto/]],
  ['an offer to be answered', { ...nada, ofertasAbertas: 1 }, [/1 proposta em aberto/]],
  ['leading two lots', { ...nada, lancesNaFrente: 2 }, [/2 lotes/]],
  [
    'a conditional and a purchase',
    { ...nada, condicionais: 1, comprasAbertas: 1 },
    [/compra/, /condicional/],
  ],
])('%s', (_, fatos, esperado) => {
  const motivos = impedimentosDaExclusao(fatos)
  expect(motivos).toHaveLength(esperado.length)
  esperado.forEach((e, i) => expect(motivos[i]).toMatch(e))
})

test('who bought keeps name and document in the books, but no contact', () => {
  expect(apagarCliente({ id: 7, comprou: true, nome: 'Ana' })).toEqual({
    apelido: 'excluido7',
    nome: 'Ana',
    email: 'excluido-7@excluido.invalid',
    apagarDocumento: false,
  })
  expect(apagarCliente({ id: 7, comprou: false, nome: 'Ana' })).toMatchObject({
    nome: 'Titular excluído',
    apagarDocumento: true,
  })
})

test('a dry run names what has records, and counts the rest', () => {
  const [lances, fotos, avisos] = [3, 0, 0].map((linhas, i) => ({ oque: `categoria ${i}`, linhas }))
  expect(comRegistros([lances, fotos, avisos].filter((x) => x !== undefined))).toEqual({
    cheias: [lances],
    vazias: 2,
  })
  expect(comRegistros([])).toEqual({ cheias: [], vazias: 0 })
})
