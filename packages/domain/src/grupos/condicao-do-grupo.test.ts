import { expect, test } from 'vitest'
import { type CondicaoDoGrupo, cumpreCondicao, type FatosParaGrupo } from './condicao-do-grupo.ts'

const AGORA = Date.UTC(2026, 10, 24)
const DIA = 86_400_000
const NADA: CondicaoDoGrupo = {
  condNatureza: null,
  condUfs: [],
  condDocumentos: false,
  condDetran: false,
  condCompras: null,
  condComprasDias: null,
  condCadastroDias: null,
}
const CLIENTE: FatosParaGrupo = {
  natureza: 'Juridica',
  uf: 'GO',
  documentosAprovados: true,
  credenciadoDetran: false,
  cadastradoEm: AGORA - 40 * DIA,
  compras: [AGORA - 10 * DIA, AGORA - 100 * DIA],
}

test.each([
  ['a group without conditions takes no one in', {}, false],
  ['a window without a number of purchases is no condition', { condComprasDias: 30 }, false],
  ['companies', { condNatureza: 'Juridica' }, true],
  ['persons', { condNatureza: 'Fisica' }, false],
  ['his state', { condUfs: ['SP', 'GO'] }, true],
  ['another state', { condUfs: ['SP'] }, false],
  ['approved documents', { condDocumentos: true }, true],
  ['dismantlers', { condDetran: true }, false],
  ['two purchases ever', { condCompras: 2 }, true],
  ['two purchases in a month', { condCompras: 2, condComprasDias: 30 }, false],
  ['one purchase in a month', { condCompras: 1, condComprasDias: 30 }, true],
  ['registered for forty days', { condCadastroDias: 40 }, true],
  ['registered for forty-one days', { condCadastroDias: 41 }, false],
  ['all must hold', { condNatureza: 'Juridica', condDetran: true }, false],
] as const)('%s', (_nome, mudar, esperado) => {
  expect(cumpreCondicao({ ...NADA, ...mudar }, CLIENTE, AGORA)).toBe(esperado)
})

test('who has no address is in no state', () => {
  expect(cumpreCondicao({ ...NADA, condUfs: ['GO'] }, { ...CLIENTE, uf: null }, AGORA)).toBe(false)
})
