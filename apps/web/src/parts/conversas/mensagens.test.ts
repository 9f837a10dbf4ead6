import { expect, test } from 'vitest'
import {
  juntarAntigas,
  marcarFalha,
  type MensagemNaTela,
  receberMensagem,
  removerDaTela,
} from './mensagens.ts'

const m = (uid: string, mais: Partial<MensagemNaTela> = {}): MensagemNaTela => ({
  uid,
  chatUid: 'c',
  lelUid: null,
  autor: 'Ana',
  daCasa: false,
  selo: 's',
  texto: uid,
  createdAt: '2026-11-20T12:00:00.000Z',
  removida: false,
  ...mais,
})

test('the echo is replaced by the server’s copy, once, in its place', () => {
  const eco = receberMensagem([m('a')], m('b', { envio: 'enviando' }))
  const depois = receberMensagem(receberMensagem(receberMensagem(eco, m('c')), m('b')), m('b'))
  expect(depois.map((x) => [x.uid, x.envio])).toEqual([
    ['a', undefined],
    ['b', undefined],
    ['c', undefined],
  ])
})

test('a removed message stays removed, whatever comes later', () => {
  const depois = receberMensagem(removerDaTela([m('a')], 'a'), m('a'))
  expect(depois).toMatchObject([{ uid: 'a', removida: true, texto: '' }])
})

test('only a message under way fails', () => {
  const lista = marcarFalha(marcarFalha([m('a'), m('b', { envio: 'enviando' })], 'a'), 'b')
  expect(lista.map((x) => x.envio)).toEqual([undefined, 'falhou'])
})

test('older ones come before, each once', () => {
  expect(juntarAntigas([m('b')], [m('a'), m('b')]).map((x) => x.uid)).toEqual(['a', 'b'])
})
