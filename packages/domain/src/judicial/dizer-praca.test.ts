import { expect, test } from 'vitest'
import { dizerEspera, dizerPraca, type LoteEmPraca } from './dizer-praca.ts'

const SEGUNDA = Date.parse('2026-12-10T17:00:00Z')
const base: LoteEmPraca = {
  praca: 1,
  avaliacao: 80_000_00,
  situacao: 'LIBERADO_LEILAO',
  temLance: false,
  segundaInicio: SEGUNDA,
  segundaPorcentagem: 62.5,
  haSegunda: true,
}

test.each<[string, Partial<LoteEmPraca>, string | null, number | null]>([
  [
    'open without a bid: the valuation, and what follows',
    {},
    'A partir da avaliação, R$ 80.000,00. Sem lance, volta na 2ª praça em 10/12/2026 14:00, a partir de R$ 50.000,00.',
    null,
  ],
  [
    'with a bid nothing follows',
    { temLance: true },
    'Avaliação: R$ 80.000,00. Com lance, o lote é vendido nesta praça.',
    null,
  ],
  [
    'it waits for the second, counting down',
    { situacao: 'NAO_ARREMATADO' },
    'Sem lance na 1ª praça. A 2ª começa em 10/12/2026 14:00, a partir de R$ 50.000,00.',
    SEGUNDA,
  ],
  ['no second any more', { situacao: 'NAO_ARREMATADO', haSegunda: false }, null, null],
  ['not sold though it had a bid', { situacao: 'NAO_ARREMATADO', temLance: true }, null, null],
  [
    'the second, from its share',
    { praca: 2 },
    'Última praça: a partir de R$ 50.000,00, 62,5% da avaliação.',
    null,
  ],
  [
    'called in the room',
    { praca: 2, situacao: 'DOULHE_UMA' },
    'Última praça: a partir de R$ 50.000,00, 62,5% da avaliação.',
    null,
  ],
  ['none in both', { praca: 2, situacao: 'NAO_ARREMATADO' }, 'Sem lance nas duas praças.', null],
  ['sold in the second', { praca: 2, situacao: 'AG_PAGAMENTO', temLance: true }, null, null],
  ['withdrawn', { situacao: 'RETIRADO' }, null, null],
])('%s', (_, mudar, frase, comeca) => {
  const dito = dizerPraca({ ...base, ...mudar })
  expect(dito.frase?.replaceAll('\u00a0', ' ') ?? null).toBe(frase)
  expect(dito).toMatchObject({ rotulo: mudar.praca === 2 ? '2ª praça' : '1ª praça', comeca })
})

test.each([
  [1, '1 lote sem lance volta'],
  [3, '3 lotes sem lance voltam'],
])('a room that waits: %s', (lotes, dito) => {
  expect(dizerEspera({ lotes, segundaInicio: SEGUNDA, segundaPorcentagem: 50 })).toBe(
    `Entre as praças: ${dito} na 2ª praça, em 10/12/2026 14:00 (Brasília), a partir de 50% da avaliação.`,
  )
})
