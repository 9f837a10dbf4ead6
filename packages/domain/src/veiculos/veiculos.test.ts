import { describe, expect, test } from 'vitest'
import { COMBUSTIVEIS, COMBUSTIVEIS_RENAVAM, CORES, rotuloDoCombustivel } from './codigos.ts'
import { avisosAntesDoLance } from './conservacao.ts'
import { errosDosItens, ITENS_POR_TIPO, itensRespondidos, type TipoVeiculo } from './itens-detalhados.ts'
import { CATEGORIAS_DE_ORIGEM, dadosDaOrigem, ORIGENS } from './origens.ts'
import tabelas from './tabelas-veiculos.json' with { type: 'json' }

const semAcento = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '')

describe('code tables are those of tabelas-veiculos.json', () => {
  test('fuels and colours', () => {
    expect(COMBUSTIVEIS).toEqual(tabelas.combustivelProduto)
    const nomes = Object.entries(COMBUSTIVEIS_RENAVAM).map(([codigo, { nome }]) => [codigo, nome])
    expect(Object.fromEntries(nomes)).toEqual(tabelas.combustivelRenavam)
    const cores = Object.entries(CORES).map(([codigo, cor]) => [codigo, semAcento(cor).toUpperCase()])
    expect(Object.fromEntries(cores)).toEqual(tabelas.coresRenavam)
  })

  test.each([
    [rotuloDoCombustivel('FLE'), 'Flex'],
    [rotuloDoCombustivel('toString'), 'Não informado'],
    [rotuloDoCombustivel(null), 'Não informado'],
  ])('%s', (dito, esperado) => {
    expect(dito).toBe(esperado)
  })
})

describe('origins', () => {
  test('every category has an origin', () => {
    const usadas = new Set<string>(Object.values(ORIGENS).map((o) => o.categoria))
    expect(usadas).toEqual(new Set(Object.keys(CATEGORIAS_DE_ORIGEM)))
  })

  test.each([
    ['PT_ENCHENTE', 'RECUPERACAO_SEGURADORA', true],
    ['AMIGAVEL', 'RECUPERACAO_FINANCIAMENTO', false],
    ['XYZ', 'NAO_DEFINIDO', false],
    [null, 'NAO_DEFINIDO', false],
  ] as const)('%s: %s, damaged %s', (valor, categoria, sinistro) => {
    expect(dadosDaOrigem(valor)).toMatchObject({ categoria, sinistro })
  })
})

describe('condition', () => {
  test.each([
    [{ conservacao: 'CONSERVADO', monta: null, sinistro: false }, []],
    [{ conservacao: null, monta: 'MEDIA', sinistro: true }, ['Média monta', 'Sinistrado']],
    [
      { conservacao: 'SUCATA_INSERVIVEL', monta: null, sinistro: false },
      ['Sucata inservível: não pode voltar a circular'],
    ],
  ] as const)('%j is announced as %j', (veiculo, avisos) => {
    expect(avisosAntesDoLance(veiculo)).toEqual(avisos)
  })
})

describe('detailed items', () => {
  test.each<[TipoVeiculo, number, number]>([
    ['LEVE', 28, 5],
    ['UTILITARIO', 28, 5],
    ['PESADO', 42, 16],
    ['MOTO', 8, 2],
  ])('%s has %i items, %i of them tyres, each field once', (tipo, todos, pneus) => {
    const itens = ITENS_POR_TIPO[tipo]
    expect([itens.length, itens.filter((i) => i.pneu).length]).toEqual([todos, pneus])
    expect(new Set(itens.map((i) => i.campo)).size).toBe(itens.length)
  })

  test('wrong answers and fields of another type are reported', () => {
    expect(errosDosItens('LEVE', { abs: 'SIM', pneuEstepe: 'MEIA-VIDA', airbag: null })).toEqual([])
    expect(errosDosItens('MOTO', { abs: 'SIM', pneuDianteiro: 'NOVO', partidaEletrica: 'valueOf' })).toEqual([
      { campo: 'abs', motivo: 'campo-desconhecido' },
      { campo: 'pneuDianteiro', motivo: 'valor-invalido' },
      { campo: 'partidaEletrica', motivo: 'valor-invalido' },
    ])
  })

  test('answers are listed in the order of the form, unanswered ones are not a "no"', () => {
    expect(itensRespondidos('PESADO', { bateria: 'FUNCIONANDO', eixos: '6', tacografo: null })).toEqual([
      { campo: 'eixos', rotulo: 'Eixos', resposta: '6 eixos', pneu: false },
      { campo: 'bateria', rotulo: 'Bateria', resposta: 'Funcionando', pneu: false },
    ])
  })
})
