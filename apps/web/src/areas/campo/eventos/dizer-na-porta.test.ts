import { expect, test } from 'vitest'
import { fraseDaPorta, recebidoPor } from './dizer-na-porta.ts'
import type { DaPorta, Resultado } from './fila-da-porta.ts'

const QUANDO = '2026-11-26T13:05:00.000Z'
const e = { codigo: 'A', quando: QUANDO, pessoas: 2 }
const r = (resultado: Resultado['resultado'], entrouAt: string | null = QUANDO, codigo = 'A'): Resultado => ({
  codigo,
  resultado,
  nome: 'Rita',
  entrouAt,
  pessoas: 2,
})

test.each([
  ['no answer', null, 'guardado'],
  ['an answer to others', [r('entrou', QUANDO, 'B')], 'guardado'],
  ['he is in', [r('entrou')], 'entrou'],
  ['the answer to the first sending was lost', [r('ja-entrou')], 'entrou'],
  ['another phone let him in before', [r('ja-entrou', '2026-11-26T13:04:00.000Z')], 'ja-entrou'],
  ['withdrawn meanwhile', [r('desconhecido', null)], 'desconhecido'],
] as const)('at the door: %s', (_, resultados, recebido) => {
  expect(recebidoPor(e, resultados)).toBe(recebido)
})

const g: DaPorta = {
  codigo: 'A',
  nome: 'Rita',
  empresa: null,
  resposta: 'sim',
  acompanhantes: 0,
  entrouAt: null,
  pessoas: 0,
}
const dentro: DaPorta = { ...g, entrouAt: QUANDO, pessoas: 1 }

test.each([
  ['nothing yet', g, null, null],
  ['another phone let him in', dentro, null, 'Já entrou às 10:05, com 1 pessoa.'],
  ['another phone was first', dentro, 'ja-entrou', 'Já entrou às 10:05, com 1 pessoa.'],
  ['the line is slow', dentro, 'enviando', 'Registrando a entrada de Rita…'],
  ['in', dentro, 'entrou', 'Rita entrou.'],
  ['kept', dentro, 'guardado', 'Entrada de Rita guardada neste aparelho. Segue quando a rede voltar.'],
  ['no room', g, 'sem-espaco', 'O aparelho não tem espaço para guardar a entrada. Anote o nome.'],
  [
    'the event was cancelled',
    g,
    'cancelado',
    'O evento foi cancelado: a entrada de Rita não foi registrada.',
  ],
  ['withdrawn', g, 'desconhecido', 'Este convidado foi retirado da lista: o convite não vale mais.'],
] as const)('the door says: %s', (_, quem, recebido, frase) => {
  expect(fraseDaPorta(quem, recebido)?.[1] ?? null).toBe(frase)
})

test('a guest whom this phone let in is no alarm when he is opened again', () => {
  expect(fraseDaPorta(dentro, null, true)).toEqual([
    'yellow',
    'Já entrou por este aparelho às 10:05, com 1 pessoa.',
  ])
  expect(fraseDaPorta(dentro, null, false)?.[0]).toBe('red')
  // The server's word that another phone was first stands above what this one believes.
  expect(fraseDaPorta(dentro, 'ja-entrou', false)?.[0]).toBe('red')
  expect(fraseDaPorta(g, null, true)).toBeNull()
})
