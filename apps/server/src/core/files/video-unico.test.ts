import { expect, test } from 'vitest'
import { videoPorConteudo } from './video-unico.ts'

const bytes = (texto: string) => new TextEncoder().encode(texto)
const ebml = (tipo: string) => new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0x42, 0x82, 0x84, ...bytes(tipo)])

test.each([
  ['an MP4', bytes('\0\0\0 ftypisom\0\0'), 'mp4'],
  ['a WebM', ebml('webm'), 'webm'],
  ['another film of the same container', ebml('matroska'), null],
  ['a telephone’s picture', bytes('\0\0\0 ftypheic\0\0'), null],
  ['a page', bytes('<!doctype html><video>'), null],
  ['nothing', new Uint8Array(), null],
])('%s', (_, conteudo, tipo) => {
  expect(videoPorConteudo(conteudo)).toBe(tipo)
})
