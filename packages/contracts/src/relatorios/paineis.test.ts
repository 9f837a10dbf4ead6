import { expect, test } from 'vitest'
import { PAPEIS, permite } from '../core/permissions.ts'
import { CONTAGEM_DE_LINHAS, PAINEIS, paineisDe } from './paineis.ts'
import { ladoDoRelatorio, NOMES_DOS_RELATORIOS, RELATORIOS } from './relatorios-declarados.ts'

test.each(PAPEIS.filter((p) => permite('relatorio:ler', { papeis: [p] })))(
  '%s, who reads reports, has figures of his own, all of reports that he reads',
  (papel) => {
    const quem = { papeis: [papel] }
    const lado = papel === 'Comitente' ? 'comitente' : 'casa'
    const [painel, ...outros] = paineisDe(quem, lado)
    expect(outros).toEqual([])
    expect(painel?.quadros).toEqual(PAINEIS[papel])
    expect(painel?.quadros.length).toBeGreaterThan(1)
    for (const q of painel?.quadros ?? []) {
      const r = RELATORIOS[q.relatorio]
      expect(ladoDoRelatorio(q.relatorio, quem)).toBe(lado)
      expect(r.grupos.map((g) => g.id)).toContain(q.grupo)
      expect([CONTAGEM_DE_LINHAS, ...r.somas.map((s) => s.id)]).toContain(q.soma)
      // A report without days is not asked for some of them.
      if (r.periodo === null) expect(q.periodo).toBe('tudo')
    }
  },
)

test('every report stands on some panel', () => {
  const usados = new Set(Object.values(PAINEIS).flatMap((p) => p.map((q) => q.relatorio)))
  expect([...usados].toSorted()).toEqual([...NOMES_DOS_RELATORIOS].toSorted())
})

test('who may not read one does not get it, and who has no role of these gets none', () => {
  const quem = { papeis: ['ADM'], ajustes: ['-venda:acertar'] }
  expect(paineisDe(quem, 'casa')[0]?.quadros.map((q) => q.relatorio)).not.toContain('recebiveis')
  expect(paineisDe({ papeis: ['Motorista'] }, 'casa')).toEqual([])
  expect(paineisDe({ papeis: ['Comitente'] }, 'casa')).toEqual([])
  expect(paineisDe(null, 'casa')).toEqual([])
})

test.each(NOMES_DOS_RELATORIOS)('%s is ordered at first by a column that all its readers see', (nome) => {
  const r = RELATORIOS[nome]
  if (r.ordem === undefined) return
  const coluna = r.colunas.find((c) => c.id === r.ordem?.replace(/^-/, ''))
  expect(coluna).toBeDefined()
  expect([coluna?.pessoal, coluna?.daReserva]).toEqual([undefined, undefined])
})
