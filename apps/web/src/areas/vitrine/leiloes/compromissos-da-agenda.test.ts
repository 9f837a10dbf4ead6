import { expect, test } from 'vitest'
import { compromissosDoLeilao } from './compromissos-da-agenda.server.ts'
import type { LeilaoDoSite } from './filtros-da-agenda.server.ts'

const LEILAO = {
  uid: 'abc',
  nomeSemData: 'Leilão de bancos',
  leiloeiro: 'João',
  situacao: 'PRONTO',
  data: '2026-11-27T17:00:00.000Z',
  visitacaoInicio: null,
  visitacaoFim: null,
  quantidadeLotes: 90,
  segundoEntreLotes: 60,
  local: 'Auditório',
  cidade: 'São Paulo',
  uf: 'SP',
} as LeilaoDoSite
const SITE = new URL('https://leilao.exemplo.com.br/agenda.ics?estado=SP')
const entradas = (com: Partial<LeilaoDoSite>) => compromissosDoLeilao({ ...LEILAO, ...com }, 'leilao', SITE)
const VISITA = { visitacaoInicio: '2026-11-24T12:00:00.000Z', visitacaoFim: '2026-11-26T20:00:00.000Z' }

test('an auction without a viewing is one entry, as long as its lots take', () => {
  expect(entradas({})).toMatchObject([
    {
      uid: 'abc@leilao.exemplo.com.br',
      duracaoMinutos: 90,
      local: 'Auditório, São Paulo/SP',
      cancelado: false,
    },
  ])
  expect(entradas({ quantidadeLotes: 1 })[0]?.duracaoMinutos).toBe(60)
})

test('each day of the viewing is an entry of its own with its hours, and leads to where each lot stands', () => {
  const [, ...dias] = entradas(VISITA)
  expect(dias.map((d) => [d.uid, new Date(d.inicio).toISOString(), d.duracaoMinutos, d.local])).toEqual([
    ['visitacao-0-abc@leilao.exemplo.com.br', '2026-11-24T12:00:00.000Z', 480, ''],
    ['visitacao-1-abc@leilao.exemplo.com.br', '2026-11-25T12:00:00.000Z', 480, ''],
    ['visitacao-2-abc@leilao.exemplo.com.br', '2026-11-26T12:00:00.000Z', 480, ''],
  ])
  expect(dias[0]?.descricao).toBe(
    'Visitação de 24 a 26/11/2026, das 09:00 às 17:00. Onde cada lote está: https://leilao.exemplo.com.br/agenda/abc',
  )
})

test('a cancelled auction cancels its viewing too', () =>
  expect(entradas({ ...VISITA, situacao: 'CANCELADO' }).map((d) => d.cancelado)).toEqual([
    true,
    true,
    true,
    true,
  ]))
