import { expect, test } from 'vitest'
import { PALAVRAS_DAS_PERMISSOES, palavrasDaPermissao, permissoesPorArea } from './palavras-das-permissoes.ts'
import { PERMISSOES, PERMISSOES_AJUSTAVEIS } from './permissions.ts'

test('each permission has words of its own, and no words stay for a permission that is gone', () => {
  expect(Object.keys(PALAVRAS_DAS_PERMISSOES).toSorted()).toEqual(Object.keys(PERMISSOES).toSorted())
  const ditas = Object.values(PALAVRAS_DAS_PERMISSOES).map(([, fazer]) => fazer)
  expect(new Set(ditas).size).toBe(ditas.length)
  for (const fazer of ditas) expect(fazer).toMatch(/^[A-ZÀ-Ú][^:]*(: [^:]+)?$/u)
})

test('what may be given to one person stands under its area once, by words', () => {
  const grupos = permissoesPorArea(PERMISSOES_AJUSTAVEIS)
  expect(grupos.flatMap((g) => g.items.map((i) => i.value)).toSorted()).toEqual(PERMISSOES_AJUSTAVEIS)
  expect(grupos.map((g) => g.group)).toEqual([...new Set(grupos.map((g) => g.group))])
  expect(grupos.find((g) => g.group === 'Financeiro')?.items).toContainEqual({
    value: 'venda:acertar',
    label: 'Acertar vendas: pagamentos, valores e boletos',
  })
})

test('a right that an older version gave shows its code', () => {
  expect(palavrasDaPermissao('venda:ver')).toBe('Ver vendas')
  expect(palavrasDaPermissao('toString')).toBe('toString')
  expect(palavrasDaPermissao('venda:de-ontem')).toBe('venda:de-ontem')
})
