import { expect, test } from 'vitest'
import { ehCurta, GUARDADAS, HORAS_DOS_LIVROS, PRAZOS_DE_GUARDA } from './guarda.ts'

const DIAS = 24

test('everything that is purged says what it is and by which rule', () => {
  for (const g of GUARDADAS) {
    expect(PRAZOS_DE_GUARDA[g].oque.length, g).toBeGreaterThan(10)
    expect(PRAZOS_DE_GUARDA[g].fonte, g).toMatch(/art\.|arts\./)
  }
})

// From the longest run of months that the law's words can mean.
test.each([
  ['historico_login', 184 * DIAS, 'six months of access logs'],
  ['sessao', 184 * DIAS, 'six months of access logs'],
  ['mensagem_do_site', 5 * 365.25 * DIAS, 'five years of the consumer code'],
  ['pix_notificacao', 5 * 365.25 * DIAS, 'five years of the tax code'],
  ['consentimento', 5 * 365.25 * DIAS, 'the proof of a consent'],
] as const)('%s is kept for at least %i hours (%s)', (g, horas, _) => {
  expect(PRAZOS_DE_GUARDA[g].horas).toBeGreaterThanOrEqual(horas)
})

test('the books outlive five years; nothing personal is kept for less than its use, nor purged by the hour', () => {
  expect(HORAS_DOS_LIVROS).toBeGreaterThanOrEqual(5 * 365.25 * DIAS)
  expect(GUARDADAS.filter(ehCurta)).toEqual([
    'login_pendente',
    'limite_de_taxa',
    'sala_quadro',
    'acesso_revogado',
  ])
  expect(GUARDADAS.filter((g) => ehCurta(g) && PRAZOS_DE_GUARDA[g].pessoal)).toEqual([])
})
