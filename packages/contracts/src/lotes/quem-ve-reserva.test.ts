import { expect, test } from 'vitest'
import type { Papel } from '../core/permissions.ts'
import { type VinculoComLote, veReserva } from './quem-ve-reserva.ts'

const NADA: VinculoComLote = { leiloeiroDele: false, doComitente: false }
const LEILOEIRO: VinculoComLote = { ...NADA, leiloeiroDele: true }
const COMITENTE: VinculoComLote = { ...NADA, doComitente: true }

test.each<[Papel | null, VinculoComLote, boolean]>([
  ['ADM', NADA, true],
  ['Leilão', NADA, true],
  ['Alteração de Minimos e Incremento', NADA, true],
  ['Leiloeiro', LEILOEIRO, true],
  ['Leiloeiro', NADA, false],
  ['Comitente', COMITENTE, true],
  ['Comitente', NADA, false],
  ['SAC', NADA, false],
  ['GerenteSAC', NADA, false],
  ['Acerto', NADA, false],
  ['Financeiro', NADA, false],
  ['MKT', NADA, false],
  // A link without its role is none: a former auctioneer who is a client now.
  ['Clientes', { leiloeiroDele: true, doComitente: true }, false],
  [null, { leiloeiroDele: true, doComitente: true }, false],
])('%s with %o: %s', (papel, vinculo, ve) =>
  expect(veReserva(papel === null ? null : { papeis: [papel] }, vinculo)).toBe(ve),
)
