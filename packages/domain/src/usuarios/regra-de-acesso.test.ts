import { expect, test } from 'vitest'
import { foraDaRegra, type RegraDeAcesso } from './regra-de-acesso.ts'

// A Tuesday, 09:30 in Brasília.
const AGORA = Date.UTC(2026, 10, 24, 12, 30)
const LIVRE: RegraDeAcesso = { regraRedes: [], regraDias: [], regraDe: null, regraAte: null }

test.each([
  ['no rule', {}, '203.0.113.9', true],
  ['the address', { regraRedes: ['203.0.113.9'] }, '203.0.113.9', true],
  ['the network', { regraRedes: ['203.0.113.0/24'] }, '::ffff:203.0.113.9', true],
  ['another network', { regraRedes: ['198.51.100.0/24'] }, '203.0.113.9', false],
  ['the day', { regraDias: [2] }, '203.0.113.9', true],
  ['another day', { regraDias: [0, 6] }, '203.0.113.9', false],
  ['within hours', { regraDe: '09:00:00', regraAte: '18:00:00' }, '203.0.113.9', true],
  ['before hours', { regraDe: '10:00', regraAte: '18:00' }, '203.0.113.9', false],
  ['the end is outside', { regraDe: '08:00', regraAte: '09:30' }, '203.0.113.9', false],
  ['over midnight, inside', { regraDe: '22:00', regraAte: '10:00' }, '203.0.113.9', true],
  ['over midnight, outside', { regraDe: '22:00', regraAte: '06:00' }, '203.0.113.9', false],
])('%s', (_nome, regra, ip, entra) => {
  expect(foraDaRegra({ ...LIVRE, ...regra }, { ip, agora: AGORA }) === null).toBe(entra)
})
