import { expect, test } from 'vitest'
import { SITUACOES_DE_LOTE } from '../lotes/situacoes.ts'
import { SITUACOES_VENDIDAS } from '../lotes/vendidas.ts'
import { type FatosDoPreco, precoVendido } from './preco-vendido.ts'

const semAcordo = {
  ateSeq: null,
  situacao: null,
  resposta: null,
  novoValor: null,
  aceitaReplica: null,
  replica: null,
}
const novoValor = {
  ...semAcordo,
  ateSeq: 9,
  situacao: 'LIBERADA',
  resposta: 'Novo valor',
  novoValor: 700,
} as const
const replica = { ...novoValor, resposta: 'Liberada', aceitaReplica: true, replica: 600 } as const
const vendido = {
  situacao: 'AG_PAGAMENTO',
  lance: 500,
  lider: 1,
  vencedor: { seq: 9, valor: 500, cliente: 1 },
  acordo: semAcordo,
} as const satisfies FatosDoPreco

const CASOS: readonly (readonly [string, Partial<FatosDoPreco>, number | null])[] = [
  ['the bid', {}, 500],
  ['the new value that the winner took', { acordo: novoValor }, 700],
  ['the reply that the consignor took', { acordo: replica }, 600],
  ['freed at the bid after all', { acordo: { ...novoValor, resposta: 'Liberada' } }, 500],
  ['a deal that was denied', { acordo: { ...novoValor, situacao: 'NEGADA' } }, 500],
  ['a new value that was taken back', { acordo: { ...novoValor, resposta: null } }, 500],
  ['a deal whose beginning was undone', { acordo: { ...novoValor, ateSeq: null } }, 500],
  [
    'a bid above the reserve after the deal',
    { vencedor: { seq: 12, valor: 800, cliente: 1 }, acordo: novoValor },
    800,
  ],
  [
    'the next bidder, at his own bid',
    { vencedor: { seq: 8, valor: 450, cliente: 2 }, acordo: novoValor },
    450,
  ],
  [
    "the auctioneer's winner",
    { lider: 4, vencedor: { seq: 9, valor: 500, cliente: null }, acordo: novoValor },
    700,
  ],
  ['bought at once above the bids', { vencedor: { seq: 10, valor: 900, cliente: 2 } }, 900],
  ['no row of the log says so yet', { vencedor: null }, 500],
  ['agreed, but no value was kept', { acordo: { ...replica, replica: null } }, 500],
  ['a member of a set', { lance: null, lider: null, vencedor: null }, null],
  ['conditional', { situacao: 'CONDICIONAL', acordo: novoValor }, null],
  ['given up', { situacao: 'CLIENTE_DESISTIU', acordo: novoValor }, null],
  ['annulled', { situacao: 'NAO_ARREMATADO', acordo: novoValor }, null],
]

test.each(CASOS)('%s', (_, fatos, preco) => {
  expect(precoVendido({ ...vendido, ...fatos })).toBe(preco)
})

test('a price stands in the sold states and in no other', () => {
  const com = SITUACOES_DE_LOTE.filter((situacao) => precoVendido({ ...vendido, situacao }) !== null)
  expect(com.toSorted()).toEqual([...SITUACOES_VENDIDAS].sort())
})
