import { describe, expect, test } from 'vitest'
import { errosDosItens, ITENS_POR_TIPO, type TipoVeiculo } from './itens-detalhados.ts'
import { rodasDescritas } from './rodas.ts'

describe('wheels on the drawing', () => {
  test.each([
    ['LEVE', { pneuDianteiroEsquerdo: 'BOM', pneuEstepe: 'TROCA' }, ['1 esquerdo BOM', '0 estepe TROCA']],
    ['MOTO', { pneuDianteiro: 'BOM', pneuTraseiro: 'MEIA-VIDA' }, ['1 centro BOM', '2 centro MEIA-VIDA']],
    [
      'PESADO',
      { pneuEixo8Direito: 'TROCA', pneuEixo1Esquerdo: 'BOM' },
      ['1 esquerdo BOM', '8 direito TROCA'],
    ],
    ['LEVE', { pneuDianteiroEsquerdo: 'CARECA', pneuTraseiroDireito: null }, []],
    ['MOTO', { pneuDianteiroEsquerdo: 'BOM' }, []],
  ] as const)('%s %j', (tipo, itens, esperado) => {
    expect(rodasDescritas(tipo, itens).map((r) => `${r.eixo} ${r.lado} ${r.condicao}`)).toEqual(esperado)
  })

  test('every tyre of every kind has a place of its own', () => {
    for (const [tipo, itens] of Object.entries(ITENS_POR_TIPO)) {
      const pneus = itens.filter((i) => i.pneu)
      const todos = Object.fromEntries(pneus.map((p) => [p.campo, 'BOM']))
      const rodas = rodasDescritas(tipo as TipoVeiculo, todos)
      expect(new Set(rodas.map((r) => `${r.eixo}${r.lado}`)).size, tipo).toBe(pneus.length)
    }
  })

  test('the inspector’s own words are no item of the table', () => {
    expect(errosDosItens('MOTO', { observacoes: 'Banco rasgado' })).toEqual([])
    expect(errosDosItens('MOTO', { obs: 'x' })).toEqual([{ campo: 'obs', motivo: 'campo-desconhecido' }])
  })
})
