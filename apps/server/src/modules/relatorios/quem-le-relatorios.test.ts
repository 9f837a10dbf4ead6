import { RecorteDeRelatorio } from '@martelo/contracts/relatorios/recorte-de-relatorio.schemas.ts'
import { expect, test } from 'vitest'
import { lerPara } from './quem-le-relatorios.ts'

const TUDO = RecorteDeRelatorio.parse({})
const colunas = (papel: string, nome: 'comitente' | 'condicionais'): string[] =>
  lerPara({ hotId: 1, agora: Date.UTC(2026, 5, 1) }, { usuId: 1, papeis: [papel] }, nome, TUDO)?.colunas.map(
    (c) => c.id,
  ) ?? []

test.each([
  ['ADM', 'comitente', true],
  ['Acerto', 'comitente', false],
  ['Financeiro', 'comitente', false],
  ['Comitente', 'comitente', true],
  ['Leilão', 'condicionais', true],
  ['SAC', 'condicionais', false],
  ['GerenteAcerto', 'condicionais', false],
] as const)('%s reads the reserve price in the report "%s": %s', (papel, nome, ve) => {
  const lidas = colunas(papel, nome)
  expect(lidas).toContain('lance')
  expect(lidas.includes('reserva')).toBe(ve)
})
