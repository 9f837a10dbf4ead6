import { expect, test } from 'vitest'
import { type FatosDaChave, julgarChave } from './julgar-chave.ts'

const AGORA = Date.UTC(2026, 10, 25, 12)
const BOA: FatosDaChave = { escopos: ['lotes:ler'], expiraAt: null, revogadaAt: null }

test.each<readonly [string, FatosDaChave | null, 'CHAVE' | 'ESCOPO' | null]>([
  ['a good one', BOA, null],
  ['one that ends later', { ...BOA, expiraAt: AGORA + 1 }, null],
  ['none', null, 'CHAVE'],
  ['one that ends now', { ...BOA, expiraAt: AGORA }, 'CHAVE'],
  ['a revoked one', { ...BOA, revogadaAt: AGORA - 1 }, 'CHAVE'],
  [
    'a revoked one without the scope is revoked first',
    { ...BOA, escopos: [], revogadaAt: AGORA - 1 },
    'CHAVE',
  ],
  ['one without the scope', { ...BOA, escopos: ['veiculos:ler'] }, 'ESCOPO'],
])('%s', (_, chave, codigo) => {
  const r = julgarChave(chave, 'lotes:ler', AGORA)
  expect(r.ok ? null : r.codigo).toBe(codigo)
})
