import { describe, expect, test } from 'vitest'
import type { Ator } from '../comum/transicoes.ts'
import {
  EVENTOS_DE_BOLETIM,
  type EventoDeBoletim,
  podeTransitarBoletim,
  SITUACOES_DE_BOLETIM,
  type SituacaoDeBoletim,
  textoDoBoletim,
  TRANSICOES_DE_BOLETIM,
} from './states.ts'

const pedir = (de: SituacaoDeBoletim, evento: EventoDeBoletim, ator: Ator = 'MKT', destinatarios = 3) =>
  podeTransitarBoletim({ de, evento, atores: [ator] }, { destinatarios })

describe('a letter of the newsletter', () => {
  test('the whole table: what is no row is refused', () => {
    for (const de of SITUACOES_DE_BOLETIM)
      for (const evento of EVENTOS_DE_BOLETIM) {
        const linha = TRANSICOES_DE_BOLETIM.find((t) => t.de === de && t.evento === evento)
        const r = pedir(de, evento, evento === 'concluir' ? 'sistema' : 'ADM')
        expect(r.pode ? r.para : null, `${de} ${evento}`).toBe(linha?.para ?? null)
      }
  })
  test.each<[SituacaoDeBoletim, EventoDeBoletim, Ator, number, string]>([
    ['RASCUNHO', 'enviar', 'ADM', 0, 'guarda'],
    ['RASCUNHO', 'enviar', 'SAC', 3, 'ator'],
    ['ENVIADO', 'alterar', 'ADM', 3, 'estado'],
    ['ENVIANDO', 'alterar', 'ADM', 3, 'estado'],
    ['ENVIANDO', 'concluir', 'ADM', 3, 'ator'],
  ])('%s, %s by %s to %d: refused by %s', (de, evento, ator, n, causa) => {
    expect(pedir(de, evento, ator, n)).toMatchObject({ pode: false, causa })
  })
})

describe('the words for one reader', () => {
  test.each([
    ['Olá, {nome}!', 'Ana Maria', 'Olá, Ana!'],
    ['Olá, {nome}!', '', 'Olá!'],
    ['Olá, {nome}!', 'https://mau.com', 'Olá!'],
    ['{nome}, veja. {nome}!', 'Zé', 'Zé, veja. Zé!'],
    ['Olá, {nome}.', '$& ', 'Olá.'],
    ['Sem lugar, nada muda.', 'Ana', 'Sem lugar, nada muda.'],
    ['Oi, {nome}', "D'Ávila", "Oi, D'Ávila"],
  ])('%j for %j', (texto, nome, esperado) => expect(textoDoBoletim(texto, nome)).toBe(esperado))
})
