import { expect, test } from 'vitest'
import { semImagemDe } from './usar-sem-imagem.ts'

const canal = {
  uid: '00000000-0000-4000-8000-000000000001',
  nome: 'Principal',
  situacao: 'PARADO',
  gravar: true,
  disponivel: true,
  comecou: false,
} as const

test.each([
  ['not begun', { canal, transmissaoUrl: null }, { canal: 'Principal', comecou: false }],
  [
    'ended',
    { canal: { ...canal, comecou: true }, transmissaoUrl: null },
    { canal: 'Principal', comecou: true },
  ],
  ['on the air', { canal: { ...canal, situacao: 'NO_AR' }, transmissaoUrl: null }, null],
  ['another host shows it', { canal, transmissaoUrl: 'https://youtu.be/dQw4w9WgXcQ' }, null],
  ['not for the public', { canal: { ...canal, disponivel: false }, transmissaoUrl: null }, null],
  ['none was planned', { canal: null, transmissaoUrl: null }, null],
] as const)('a room without its picture: %s', (_, assistida, esperado) => {
  expect(semImagemDe(assistida)).toEqual(esperado)
})
