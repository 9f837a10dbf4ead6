import { expect, test } from 'vitest'
import {
  assinaturaDoComprador,
  impedimentoDeAvaliar,
  mediaDasNotas,
  moverAvaliacao,
} from './avaliacao-da-compra.ts'

test.each([
  ['AGUARDANDO', 'publicar', 'SAC', undefined, 'PUBLICADA'],
  ['AGUARDANDO', 'recusar', 'SAC', '', null],
  ['AGUARDANDO', 'recusar', 'SAC', 'Ofende uma pessoa', 'RECUSADA'],
  ['PUBLICADA', 'responder', 'ADM', 'Obrigado!', 'PUBLICADA'],
  ['PUBLICADA', 'escrever', 'Cliente', undefined, 'AGUARDANDO'],
  ['AGUARDANDO', 'publicar', 'Cliente', undefined, null],
  ['RECUSADA', 'responder', 'ADM', 'Obrigado!', null],
] as const)('%s, %s by %s with %s', (de, evento, quem, texto, para) => {
  const r = moverAvaliacao({ de, evento, atores: [quem] }, { texto })
  expect(r.pode ? r.para : null).toBe(para)
})

test('only who collected everything judges', () => {
  expect(impedimentoDeAvaliar({ contam: 2, entregues: 2 })).toBeNull()
  expect(impedimentoDeAvaliar({ contam: 2, entregues: 1 })).toContain('retirado')
  expect(impedimentoDeAvaliar({ contam: 0, entregues: 0 })).toContain('retirado')
})

test('signed with the first name, and with one decimal', () => {
  expect(assinaturaDoComprador('Maria das Dores Lima')).toBe('Maria L.')
  expect(assinaturaDoComprador('Madonna')).toBe('Madonna')
  expect(mediaDasNotas([5, 4, 4])).toBe(4.3)
  expect(mediaDasNotas([])).toBeNull()
})
