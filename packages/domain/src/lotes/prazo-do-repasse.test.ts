import { expect, test } from 'vitest'
import { inicioDoDia, instanteEmBrasilia as em } from '../calendario/tempo-brasilia.ts'
import type { SituacaoLeilao } from '../leiloes/situacoes.ts'
import { prazoDoRepasse } from './prazo-do-repasse.ts'

test.each<[string, SituacaoLeilao, number | null, number, string | null]>([
  ['the auction is live', 'AO_VIVO', null, em('2026-11-10', '10:00'), null],
  ['it is suspended', 'PRONTO', null, em('2026-11-10', '10:00'), null],
  [
    'it ended after the repasse',
    'EXECUTADO',
    em('2026-11-10', '21:30'),
    em('2026-11-10', '10:00'),
    '2026-11-16',
  ],
  ['the repasse came later', 'EXECUTADO', em('2026-11-10', '21:30'), em('2026-11-24', '09:00'), '2026-11-30'],
  ['cancelled without an end', 'CANCELADO', null, em('2026-11-10', '10:00'), '2026-11-16'],
])('%s', (_, situacaoLeilao, leilaoEncerradoEm, repasseDesde, dia) =>
  expect(prazoDoRepasse({ situacaoLeilao, leilaoEncerradoEm, repasseDesde })).toBe(
    dia === null ? null : inicioDoDia(dia),
  ),
)
