import { describe, expect, it } from 'vitest'
import { interpretarPlanilha, type LinhaInterpretada } from './interpretar-linha.ts'
import { lerCsv } from './ler-csv.ts'
import { hashDoArquivo } from './ler-planilha.ts'
import {
  type ChavesDaLinha,
  chavesParaBuscar,
  type Existente,
  montarPrevia,
  mostrarValor,
  type OpcoesDaPrevia,
} from './previa.ts'

function linhas(csv: string): readonly LinhaInterpretada[] {
  const lido = lerCsv(Buffer.from(csv))
  if (!lido.ok) throw new Error(lido.mensagem)
  const interpretada = interpretarPlanilha(lido.planilha, { anoCorrente: 2026 })
  if (!interpretada.ok) throw new Error(interpretada.mensagem)
  return interpretada.interpretada.linhas
}

const GOL: Existente = {
  veiUid: 'gol',
  lelUid: 'lote-gol',
  valores: {
    placa: 'ABC1C34',
    chassi: '9BWZZZ377VT004251',
    marca: 'VW',
    modelo: 'Gol',
    minimo: 1_000_000,
    cor: 'Prata',
    tipoId: 1,
    comitente: 'Banco',
  },
  itens: { abs: 'SIM' },
  bloqueio: null,
}
const MOTO: Existente = {
  ...GOL,
  veiUid: 'moto',
  lelUid: null,
  valores: { placa: 'XYZ9A99', marca: 'Honda', modelo: 'CG', tipoId: 5, comitente: 'Banco' },
}

/** What a table with these vehicles would answer. */
function buscarEm(...existentes: Existente[]) {
  return ({ chassi, placaChave, numero }: ChavesDaLinha) =>
    existentes.filter(
      (e) =>
        (chassi !== undefined && e.valores.chassi === chassi) ||
        (placaChave !== undefined && e.valores.placa === placaChave) ||
        (numero !== undefined && e.valores.numero === numero),
    )
}
const previa = (csv: string, opcoes: Partial<OpcoesDaPrevia> = {}) =>
  montarPrevia(linhas(csv), { hash: 'h', buscar: buscarEm(GOL, MOTO), comLotes: true, ...opcoes })

const NOVO = 'Tipo;Marca;Modelo;Comitente;Placa;Mínimo\nCarro;Fiat;Uno;Banco;DEF5G67;5.000,00'

describe('preview', () => {
  it.each([
    [
      'a new lot',
      'Tipo;Marca;Modelo;Comitente;Placa;Mínimo;Valor comitente\nCarro;Fiat;Uno;Banco;DEF5G67;5.000,00;4.000,00',
      {},
      'erro',
    ],
    [
      'at the minimum',
      'Tipo;Marca;Modelo;Comitente;Placa;Mínimo;Valor comitente\nCarro;Fiat;Uno;Banco;DEF5G67;5.000,00;5.000,00',
      {},
      'novo',
    ],
    ['a lot whose minimum stays', 'Placa;Valor comitente\nABC1C34;9.000,00', {}, 'erro'],
    ['without lots', 'Placa;Valor comitente\nABC1C34;9.000,00', { comLotes: false }, 'atualiza'],
  ] as const)('a reserve below the minimum is an error at its row: %s', (_, csv, opcoes, acao) => {
    const [linha] = previa(csv, opcoes).linhas
    expect(linha?.acao).toBe(acao)
    expect(linha?.erros.map((e) => e.mensagem).join()).toMatch(acao === 'erro' ? /abaixo do mínimo/ : /^$/)
  })

  it('a reserve that a person kept below the minimum is no error of a row that brings other things', () => {
    const mantida = { ...GOL, valores: { ...GOL.valores, valorComitente: 900_000 } }
    const de = (csv: string) => previa(csv, { buscar: buscarEm(mantida) }).linhas[0]
    expect(de('Placa;Cor;Valor comitente\nABC1C34;Azul;9.000,00')?.acao).toBe('atualiza')
    expect(de('Placa;Valor comitente\nABC1C34;8.000,00')?.acao).toBe('erro')
  })

  it('new', () => {
    expect(previa(NOVO)).toMatchObject({
      hash: 'h',
      totais: { linhas: 1, novo: 1, atualiza: 0, erro: 0, ignora: 0 },
      linhas: [{ acao: 'novo', veiUid: null, titulo: 'Fiat Uno · DEF5G67' }],
    })
  })

  it('new, but something is missing: every lack is told', () => {
    const [linha] = previa('Placa;Cor\nDEF5G67;azul').linhas
    expect(linha?.acao).toBe('erro')
    expect(linha?.erros.map((e) => e.mensagem)).toEqual([
      'Informe o tipo (Automóvel, Motocicleta…).',
      'Informe a marca.',
      'Informe o modelo.',
      'Informe o comitente.',
      'Informe o valor mínimo.',
    ])
  })

  it('defaults fill what a new row lacks, and never overwrite what exists', () => {
    const padroes = { tipoId: 2, comitente: 'Outro', minimo: 100 }
    expect(previa('Placa;Marca;Modelo\nDEF5G67;Fiat;Uno', { padroes }).linhas[0]).toMatchObject({
      acao: 'novo',
      dados: { valores: { tipoId: 2, comitente: 'Outro' } },
    })
    expect(previa('Placa;Cor\nABC1C34;prata', { padroes }).linhas[0]).toMatchObject({
      acao: 'ignora',
      motivo: 'Nada mudou.',
    })
  })

  it('update: found by either form of the plate, each change with before and after, blanks untouched', () => {
    const [linha] = previa('Placa;Cor;Mínimo;Modelo;ABS\nABC1234;azul;12.000,00;;não').linhas
    expect(linha).toMatchObject({ acao: 'atualiza', veiUid: 'gol', lelUid: 'lote-gol' })
    expect(linha?.mudancas).toEqual([
      { campo: 'placa', titulo: 'Placa', de: 'ABC1C34', para: 'ABC1234' },
      { campo: 'cor', titulo: 'Cor', de: 'Prata', para: 'Azul' },
      { campo: 'minimo', titulo: 'Valor mínimo', de: 'R$ 10.000,00', para: 'R$ 12.000,00' },
      { campo: 'itens.abs', titulo: 'Freios ABS', de: 'Sim', para: 'Não' },
    ])
  })

  it('the same file again changes nothing', () => {
    const csv = 'Chassi;Marca;Mínimo\n9BWZZZ377VT004251;VW;10000'
    expect(previa(csv).totais).toMatchObject({ ignora: 1, atualiza: 0 })
    expect(hashDoArquivo(Buffer.from(csv))).toBe(hashDoArquivo(Buffer.from(csv)))
  })

  it('an existing vehicle without a lot here gets one, and that needs a minimum', () => {
    expect(previa('Placa;Mínimo\nXYZ9A99;3000').linhas[0]).toMatchObject({
      acao: 'atualiza',
      veiUid: 'moto',
      lelUid: null,
    })
    expect(
      previa('Placa;Cor\nXYZ9A99;azul\n', { buscar: buscarEm(MOTO) }).linhas[0]?.erros[0]?.mensagem,
    ).toBe('Informe o valor mínimo.')
    expect(previa('Placa;Cor\nXYZ9A99;azul', { comLotes: false }).linhas[0]).toMatchObject({
      acao: 'atualiza',
    })
  })

  it('two vehicles in one row, or one that may not be changed, are errors', () => {
    const [linha] = previa('Placa;Chassi\nXYZ9A99;9BWZZZ377VT004251').linhas
    expect(linha).toMatchObject({
      acao: 'erro',
      erros: [{ mensagem: expect.stringContaining('veículos diferentes') }],
    })
    const vendido = { ...GOL, bloqueio: 'Este veículo já foi vendido.' }
    expect(previa('Placa;Cor\nABC1C34;azul', { buscar: buscarEm(vendido) }).linhas[0]).toMatchObject({
      acao: 'erro',
      erros: [{ mensagem: 'Este veículo já foi vendido.' }],
    })
  })

  it('errors and remarks of the sheet come through, and totals add up', () => {
    const p = previa(`${NOVO}\nCarro;Fiat;Uno;Banco;ZZZ;5.000,00\nTotal;;;;;\n`)
    expect(p.linhas.map((l) => [l.linha, l.acao, l.motivo])).toEqual([
      [2, 'novo', ''],
      [3, 'erro', ''],
      [4, 'ignora', 'Linha de total.'],
    ])
    const { novo, atualiza, erro, ignora, linhas: total } = p.totais
    expect(novo + atualiza + erro + ignora).toBe(total)
  })

  it('asks for each key once', () => {
    expect(chavesParaBuscar(linhas('Lote;Placa;Chassi\n1;ABC1234;9BWZZZ377VT004251\n2;ABC1C34;\n'))).toEqual({
      chassis: ['9BWZZZ377VT004251'],
      renavams: [],
      placaChaves: ['ABC1C34'],
      numeros: ['1', '2'],
    })
  })

  it.each([
    ['minimo', 123_456, 'R$ 1.234,56'],
    ['tipoId', 5, 'Motocicleta'],
    ['possuiChave', true, 'Sim'],
    ['combustivel', 'FLE', 'Flex'],
    ['monta', 'MEDIA', 'Média monta'],
    ['comissaoPorcentagem', 5.5, '5,5%'],
    ['dataFim', Date.parse('2026-11-20T17:30Z'), '20/11/2026 14:30'],
    ['km', 10, '10'],
    ['cor', undefined, ''],
  ])('%s shows as people read it', (campo, valor, texto) => expect(mostrarValor(campo, valor)).toBe(texto))
})
