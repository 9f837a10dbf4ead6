import { expect, it } from 'vitest'
import { palavras } from '../hotsites/palavras.ts'
import type { TipoHotsite } from '../hotsites/tipos.ts'
import type { SituacaoLote } from '../lotes/situacoes.ts'
import { resultadoCurto } from './resultado-curto.ts'

const CASOS: readonly (readonly [SituacaoLote, number | null, TipoHotsite, string | null])[] = [
  ['LIBERADO_LEILAO', 4_150_000, 'leilao', null],
  ['DOULHE_DUAS', 4_150_000, 'leilao', null],
  ['AG_PAGAMENTO', 4_150_000, 'leilao', 'por R$ 41.500,00'],
  ['PAGO', 4_150_000, 'loja', 'por R$ 41.500,00'],
  ['PAGO', null, 'leilao', null],
  ['CONDICIONAL', 4_150_000, 'leilao', 'lance de R$ 41.500,00'],
  ['CONDICIONAL', 4_150_000, 'loja', 'oferta de R$ 41.500,00'],
  ['NAO_ARREMATADO', null, 'leilao', 'sem lances'],
  ['NAO_ARREMATADO', null, 'loja', 'sem ofertas'],
  ['CONDICIONAL_NEGADA', 4_150_000, 'leilao', 'último valor: R$ 41.500,00'],
  ['RETIRADO', 4_150_000, 'leilao', null],
]

it.each(CASOS)('%s with %s on %s', (situacao, valor, tipo, esperado) => {
  expect(resultadoCurto({ situacao, valor }, palavras(tipo))).toBe(esperado)
})
