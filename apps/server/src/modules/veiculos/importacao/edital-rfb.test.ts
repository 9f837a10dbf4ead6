import { existsSync, readFileSync } from 'node:fs'
import { tipoDeLote } from '@martelo/domain/lotes/tipos.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Edital, lerEditais, linhasDoEdital } from './edital-rfb.ts'
import { montarPrevia } from './previa.ts'

const item = (description: string, quantity = '1', unit = 'un') => ({
  venue: 'Depósito do Porto',
  quantity,
  unit,
  description,
})
const recado = (palavra: string, texto: string) => ({
  venue: '07/11/2024 às 11:45',
  quantity: palavra,
  unit: texto,
  description: '',
})
const lote = (numero: number, type: string, tabela: unknown[], mudancas = {}) => ({
  lot: `Lote ${numero}`,
  min_price: 'R$ 28.000,00',
  type,
  status: 'Disponibilizado',
  person: 'Permite Pessoa Física e Pessoa Jurídica',
  errata_warnings: '0',
  link: 'https://exemplo',
  lot_table: tabela,
  ...mudancas,
})
const RUIDO = {
  lot: '',
  min_price: '',
  type: 'Orientações gerais.',
  status: '',
  person: '',
  errata_warnings: '',
  link: '',
  lot_table: [],
}

const ARQUIVO = [
  {
    link: 'https://exemplo/edital/1',
    code: '0000000/0000001/2024 EXEMPLO',
    description: 'EXEMPLO',
    start_date: '05/12/2024 às 21:00',
    end_date: '06/12/2024 às 10:00',
    lots: 5,
    lots_details: [
      lote(1, 'VEÍCULO', [
        recado('Aviso', 'VEICULO CHEVROLET CELTA - PLACA PB: XYZ5369 - CHASSI: 9BZTT82L0D4012345'),
        recado('Errata', 'Não liga.'),
        item('VEICULO CHEVROLET CELTA 1.0 LS -BRANCA - (ANO 2013)////'),
      ]),
      RUIDO,
      lote(2, 'CAMINHÃO/ÔNIBUS', [
        item('CAMINHAO SCANIA G 380 A4X2 2010 XYZ7E76,BRANCA////'),
        item('CARRETA SEMI-REBOQUE RANDON SR CA 2017 XYZ4E59,PRETA////'),
        item('LONA', '2'),
      ]),
      RUIDO,
      lote(3, 'CELULAR/ACESSÓRIO', [item('CELULAR XIAOMI////', '17'), item('CAPA////', '2282.61', 'kg')], {
        person: 'Permite Pessoa Jurídica',
      }),
      lote(4, 'VEÍCULO', [item('VEICULO FIAT UNO 2010 XYZ1A23////')], { status: 'Lote Excluído' }),
      lote(5, 'VEÍCULO', [item('VEICULO FIAT UNO 2010 XYZ1A24////')], { min_price: '' }),
    ],
  },
]

function edital(json: unknown = ARQUIVO): Edital {
  const lido = lerEditais(json)
  if (!lido.ok || !lido.editais[0]) throw new Error('sem edital')
  return lido.editais[0]
}

describe('a notice', () => {
  it('keeps true lots, tells remarks apart, and reads money and times', () => {
    const e = edital()
    expect(e).toMatchObject({
      codigo: '0000000/0000001/2024 EXEMPLO',
      inicio: Date.parse('2024-12-06T00:00Z'),
      fim: Date.parse('2024-12-06T13:00Z'),
      observacoes: ['Orientações gerais.'],
    })
    expect(e.lotes.map((l) => [l.numero, l.minimo, l.itens.length, l.soPessoaJuridica])).toEqual([
      ['1', 2_800_000, 1, false],
      ['2', 2_800_000, 3, false],
      ['3', 2_800_000, 2, true],
      ['4', 2_800_000, 1, false],
      ['5', null, 1, false],
    ])
    expect(e.lotes[0]).toMatchObject({ avisos: [expect.stringContaining('XYZ5369')], erratas: ['Não liga.'] })
    expect(e.lotes[2]?.itens[1]).toMatchObject({ quantidade: 2282.61, unidade: 'kg', descricao: 'CAPA' })
  })

  it('becomes rows: vehicle with its warning, set of lots, goods, withdrawn, without minimum', () => {
    const linhas = linhasDoEdital(edital(), { anoCorrente: 2024, soVeiculos: false })
    expect(linhas.map((l) => [l.linha, l.valores.numero, l.conjuntoDe, l.ignorar, l.erros.length])).toEqual([
      [1, '1', null, null, 0],
      [2, '2', null, null, 0],
      [3, '2-2', '2', null, 0],
      [4, '3', null, null, 0],
      [5, '4', null, 'Lote excluído pelo edital.', 0],
      [6, '5', null, null, 1],
    ])
    expect(linhas[0]?.valores).toMatchObject({
      marca: 'Chevrolet',
      modelo: 'CELTA 1.0 LS',
      cor: 'Branca',
      anoModelo: 2013,
      placa: 'XYZ5369',
      placaUf: 'PB',
      chassi: '9BZTT82L0D4012345',
      minimo: 2_800_000,
      patio: 'Depósito do Porto',
    })
    expect(linhas[1]?.valores.descricao).toContain('2 un LONA')
    expect(linhas.slice(1, 4).map((l) => tipoDeLote(l.valores.tipoId ?? 0)?.nome)).toEqual([
      'Caminhão',
      'Semirreboque',
      'Celular',
    ])
    expect(linhas[3]?.valores.descricao).toBe('17 un CELULAR XIAOMI\n2282.61 kg CAPA')
  })

  it('goes through the same preview as a spreadsheet', () => {
    const linhas = linhasDoEdital(edital(), { anoCorrente: 2024, soVeiculos: true })
    const previa = montarPrevia(linhas, {
      hash: 'x',
      buscar: () => [],
      comLotes: true,
      padroes: { comitente: 'Receita Federal' },
    })
    expect(previa.totais).toMatchObject({ linhas: 5, novo: 3, ignora: 1, erro: 1 })
  })

  it.each([
    null,
    7,
    'texto',
    {},
    [{}],
    [{ ...ARQUIVO[0], lots_details: 'x' }],
    [{ ...ARQUIVO[0], lots_details: [{}] }],
  ])('refuses %j with a sentence', (json) =>
    expect(lerEditais(json)).toMatchObject({
      ok: false,
      mensagem: expect.stringMatching(/^O arquivo não é um edital/),
    }),
  )

  it('never throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => typeof lerEditais(json).ok === 'boolean'))
    const tabela = fc.array(
      fc.record({
        venue: fc.string(),
        quantity: fc.oneof(fc.string(), fc.constantFrom('1', 'Aviso', '9e99', '1,5')),
        unit: fc.string(),
        description: fc.string(),
      }),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(
        tabela,
        fc.string(),
        fc.string(),
        fc.constantFrom('VEÍCULO', 'PNEU', ''),
        (lot_table, lot, min_price, type) => {
          const e = edital([{ ...ARQUIVO[0], lots_details: [lote(1, type, lot_table, { lot, min_price })] }])
          expect(linhasDoEdital(e, { anoCorrente: 2024, soVeiculos: false }).length).toBeLessThanOrEqual(5)
        },
      ),
    )
  })
})

// The notices of December 2024, when the reference data lie beside the repository.
const REAIS = new URL('../../../../../../../shared/data/lotes-rfb/full_notices.json', import.meta.url)
const presente = existsSync(REAIS)
describe.skipIf(!presente)(
  `the nine real notices${presente ? '' : ' (SKIPPED: ../shared/data/lotes-rfb is not there)'}`,
  () => {
    const reais = () => {
      const lido = lerEditais(JSON.parse(readFileSync(REAIS, 'utf8')))
      if (!lido.ok) throw new Error(lido.mensagem)
      return lido.editais
    }

    it('hold 698 true lots, of them 41, 23 and 7 of the vehicle kinds', () => {
      const lotes = reais().flatMap((e) => e.lotes)
      const quantos = (tipo: string) => lotes.filter((l) => l.tipo === tipo).length
      expect([reais().length, lotes.length]).toEqual([9, 698])
      expect(['VEÍCULO', 'CAMINHÃO/ÔNIBUS', 'AUTOMÓVEL/UTILITÁRIO'].map(quantos)).toEqual([41, 23, 7])
      expect(lotes.every((l) => l.minimo !== null && l.itens.length > 0)).toBe(true)
      expect(lotes.filter((l) => /Excluído/.test(l.situacao))).toHaveLength(38)
    })

    it('give vehicles with identity: nearly all have make, chassis and plate', () => {
      const linhas = reais().flatMap((e) => linhasDoEdital(e, { anoCorrente: 2024, soVeiculos: true }))
      const veiculos = linhas.filter((l) => l.valores.chassi ?? l.valores.placa ?? l.valores.renavam)
      const com = (campo: 'marca' | 'modelo' | 'chassi' | 'placa' | 'renavam' | 'anoModelo' | 'cor') =>
        veiculos.filter((l) => l.valores[campo] !== undefined).length / veiculos.length
      expect(veiculos.length).toBeGreaterThanOrEqual(80)
      expect(com('marca')).toBeGreaterThan(0.98)
      expect(com('modelo')).toBeGreaterThan(0.94)
      expect(com('chassi')).toBeGreaterThan(0.94)
      expect(com('placa')).toBeGreaterThan(0.92)
      expect(com('anoModelo')).toBeGreaterThan(0.92)
      expect(com('cor')).toBeGreaterThan(0.85)
      expect(com('renavam')).toBeGreaterThan(0.6)
      expect(linhas.flatMap((l) => l.erros)).toEqual([])
      expect(linhas.filter((l) => l.conjuntoDe !== null).length).toBeGreaterThanOrEqual(13)
    })

    it('make lots of all goods without an error', () => {
      const linhas = reais().flatMap((e) =>
        linhasDoEdital(e, { anoCorrente: 2024, soVeiculos: false }).filter((l) => l.conjuntoDe === null),
      )
      expect(linhas).toHaveLength(698)
      expect(linhas.filter((l) => l.erros.length > 0)).toEqual([])
    })
  },
)
