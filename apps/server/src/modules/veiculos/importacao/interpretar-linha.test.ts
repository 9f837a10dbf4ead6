import { digitoDoRenavam } from '@martelo/domain/comum/identificadores/renavam.ts'
import { tipoDeLote, TIPOS_DE_LOTE } from '@martelo/domain/lotes/tipos.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acharCabecalho, chaveDoTitulo, COLUNAS, colunaPorChave, mapearColunas } from './colunas.ts'
import {
  interpretarPlanilha,
  type LinhaInterpretada,
  type OpcoesDeInterpretacao,
} from './interpretar-linha.ts'
import { lerCsv } from './ler-csv.ts'
import { lerXlsx } from './ler-xlsx.ts'
import { modeloCsv, modeloXlsx } from './modelo-planilha.ts'
import type { LinhaLida, Planilha, ValorDaCelula } from './planilha.ts'
import { montarPrevia } from './previa.ts'
import { SINONIMOS_DE_TIPO } from './sinonimos.ts'
import type { Valores } from './valores.ts'

const CONTEXTO = { anoCorrente: 2026 }
const RENAVAM = `0012345678${digitoDoRenavam('0012345678')}`

function planilha(...linhas: ValorDaCelula[][]): Planilha {
  return {
    formato: 'xlsx',
    abas: [],
    aba: null,
    codificacao: null,
    separador: null,
    linhas: linhas.map((valores, i): LinhaLida => ({ numero: i + 1, valores })),
  }
}
function interpretar(p: Planilha, opcoes: Partial<OpcoesDeInterpretacao> = {}): readonly LinhaInterpretada[] {
  const lida = interpretarPlanilha(p, { ...CONTEXTO, ...opcoes })
  if (!lida.ok) throw new Error(lida.mensagem)
  return lida.interpretada.linhas
}
/** One cell under one title, in a row that has a lot number. */
function celula(titulo: string, valor: ValorDaCelula): LinhaInterpretada {
  const [linha] = interpretar(planilha(['Lote', 'Observações', titulo], ['1', 'x', valor]))
  if (!linha) throw new Error('sem linha')
  return linha
}

describe('columns', () => {
  it.each([
    ['Nº do Chassi', 'chassi'],
    ['CHASSIS', 'chassi'],
    ['Lance Inicial (R$)', 'minimo'],
    ['valor mínimo', 'minimo'],
    ['VALOR_MINIMO', 'minimo'],
    ['valorComitente', 'valorComitente'],
    ['Ano Fab/Mod', 'anos'],
    ['anoFabricacao', 'anoFabricacao'],
    ['Ano do Modelo', 'anoModelo'],
    ['Marca/Modelo', 'marcaModelo'],
    ['Comissão %', 'comissaoPorcentagem'],
    ['Nº Lote', 'numero'],
    ['n° do lote', 'numero'],
    ['Kilometragem', 'km'],
    ['Cidade/UF', 'cidade'],
    ['Renavan', 'renavam'],
    ['Tabela FIPE', 'fipeValor'],
    ['Cód. FIPE', 'fipeCodigo'],
    ['Ar Condicionado', 'arCondicionado'],
    ['Depósito de Bens', 'depositoDeBens'],
    ['pneus eixo 3 dir', 'pneuEixo3Direito'],
  ])('“%s” is %s', (titulo, chave) => {
    expect(mapearColunas({ numero: 1, valores: [titulo] }).colunas[0]?.chave).toBe(chave)
  })

  it('know every own title and key, each only once', () => {
    for (const { chave, titulo } of COLUNAS) {
      expect(mapearColunas({ numero: 1, valores: [titulo] }).colunas[0]?.chave, titulo).toBe(chave)
      expect(mapearColunas({ numero: 1, valores: [chave] }).colunas[0]?.chave, chave).toBe(chave)
    }
    expect(new Set(COLUNAS.map((c) => c.chave)).size).toBe(COLUNAS.length)
  })

  it('have no synonym that means two of them', () => {
    const donos = new Map<string, string>()
    const disputas = COLUNAS.flatMap((c) =>
      [...new Set([c.chave, c.titulo, ...c.sinonimos].map(chaveDoTitulo))].flatMap((titulo) => {
        const dono = donos.get(titulo)
        donos.set(titulo, c.chave)
        return dono === undefined ? [] : [`${titulo}: ${dono} e ${c.chave}`]
      }),
    )
    expect(disputas).toEqual([])
  })

  it('obey the user before the title', () => {
    const { colunas } = mapearColunas(
      { numero: 1, valores: ['Código', 'Placa', 'Valor', 'Placa'] },
      { 0: 'placa', 2: 'minimo', 3: null },
    )
    expect(colunas.map((c) => [c.letra, c.chave, c.repetida])).toEqual([
      ['A', 'placa', false],
      ['B', null, true],
      ['C', 'minimo', false],
      ['D', null, false],
    ])
  })

  it('are found below a name and a date', () => {
    const p = planilha(
      ['Relação de veículos', null],
      ['20/11/2026'],
      ['Placa', 'Chassi', 'Mínimo'],
      ['ABC1D23', null, 1000],
    )
    expect(acharCabecalho(p.linhas)?.numero).toBe(3)
    expect(interpretar(p)).toMatchObject([{ linha: 4, valores: { placa: 'ABC1D23', minimo: 100_000 } }])
    expect(interpretarPlanilha(planilha(['a', 'b'], ['1', '2']), CONTEXTO)).toMatchObject({ ok: false })
    expect(
      interpretar(planilha(['x'], ['ABC1D23']), { linhaDoCabecalho: 1, mapeamento: { 0: 'placa' } }),
    ).toMatchObject([{ valores: { placa: 'ABC1D23' } }])
  })

  it('keep unknown cells with the row', () => {
    expect(celula('Apelido interno', 'Azulão').extras).toEqual([
      { titulo: 'Apelido interno', valor: 'Azulão' },
    ])
  })

  it('name kinds that exist', () => {
    const nomes = new Set(TIPOS_DE_LOTE.map((t) => t.nome))
    expect(Object.keys(SINONIMOS_DE_TIPO).filter((nome) => !nomes.has(nome))).toEqual([])
  })
})

describe('cells', () => {
  it.each<[string, ValorDaCelula, Partial<Valores>]>([
    ['Placa', 'abc-1234', { placa: 'ABC1234' }],
    ['Placa', 'ABC1D23/SP', { placa: 'ABC1D23', placaUf: 'SP' }],
    ['Chassi', '9bw zzz377vt004251', { chassi: '9BWZZZ377VT004251' }],
    ['Chassi', 34500312457095, { chassi: '34500312457095' }],
    ['RENAVAM', Number(RENAVAM), { renavam: RENAVAM }],
    ['RENAVAM', '123.456.78-' + RENAVAM[10], { renavam: RENAVAM }],
    ['Mínimo', 'R$ 1.234,56', { minimo: 123_456 }],
    ['Mínimo', '1234', { minimo: 123_400 }],
    ['Mínimo', 1234.5, { minimo: 123_450 }],
    ['Mínimo', 0.1 + 0.2, { minimo: 30 }],
    ['Remoção', ' R$ -   ', { remocao: 0 }],
    ['Remoção', 0, { remocao: 0 }],
    ['KM', '120.500 km', { km: 120_500 }],
    ['KM', 120500, { km: 120_500 }],
    ['Ano', '2018/2019', { anoFabricacao: 2018, anoModelo: 2019 }],
    ['Ano', '18/19', { anoFabricacao: 2018, anoModelo: 2019 }],
    ['Ano', 2018, { anoModelo: 2018 }],
    ['Ano Fab', '98', { anoFabricacao: 1998 }],
    ['Combustível', 'GASOLINA / ALCOOL', { combustivel: 'FLE' }],
    ['Combustível', 'ALCO/GASOL', { combustivel: 'FLE' }],
    ['Combustível', 'Óleo Diesel', { combustivel: 'DIE' }],
    ['Combustível', 'Gasolina/Álcool/GNV', { combustivel: 'FGN' }],
    ['Cor', 'PRETO', { cor: 'Preta' }],
    ['Cor', 'amarela', { cor: 'Amarelo' }],
    ['Combustível', '16', { combustivel: 'FLE' }],
    ['Câmbio', 'aut', { cambio: 'AUTOMATICO' }],
    ['Origem', 'Financeira', { retomada: 'AMIGAVEL' }],
    ['Origem', 'Apreensão', { retomada: 'APREENSAO' }],
    ['Cor', 'prata metálico', { cor: 'Prata' }],
    ['Origem', 'Busca e Apreensão', { retomada: 'JUDICIAL' }],
    ['Monta', 'média monta', { monta: 'MEDIA' }],
    ['Possui chave', 'S', { possuiChave: true }],
    ['Possui chave', false, { possuiChave: false }],
    ['Possui chave', 'não', { possuiChave: false }],
    ['Comissão', '5%', { comissaoPorcentagem: 5 }],
    ['Comissão', 5.5, { comissaoPorcentagem: 5.5 }],
    ['Comissão', 0.05, { comissaoPorcentagem: 5 }],
    ['Comitente', 'Banco Exemplo', { comitente: 'Banco Exemplo' }],
    ['Comitente', '12.ABC.345/01DE-35', { comitenteCnpj: '12ABC34501DE35' }],
    ['Cidade/UF', 'Aparecida de Goiânia - GO', { cidade: 'Aparecida de Goiânia', uf: 'GO' }],
    ['Marca/Modelo', 'VW/GOL 1.0', { marca: 'VW', modelo: 'GOL 1.0' }],
    ['Marca/Modelo', 'Fiat Strada Adventure', { marca: 'Fiat', modelo: 'Strada Adventure' }],
    ['Início', '20/11/2026 14h30', { dataInicio: Date.parse('2026-11-20T17:30Z') }],
    ['Início', '1/2/2026', { dataInicio: Date.parse('2026-02-01T03:00Z') }],
    ['Início', new Date('2026-11-20T14:30Z'), { dataInicio: Date.parse('2026-11-20T17:30Z') }],
    ['Negociação', 'Compra imediata', { tipoNegociacao: 'COMPRE_JA' }],
  ])('%s: %j', (titulo, valor, esperado) => {
    const linha = celula(titulo, valor)
    expect(linha.erros).toEqual([])
    expect(linha.valores).toMatchObject(esperado)
  })

  it.each([
    ['carro', 'Automóvel'],
    ['MOTO', 'Motocicleta'],
    ['Caminhões', 'Caminhão'],
    ['pick-up', 'Utilitário'],
  ])('kind %s is %s', (escrito, nome) =>
    expect(tipoDeLote(celula('Tipo', escrito).valores.tipoId ?? 0)?.nome).toBe(nome),
  )

  it.each<[string, ValorDaCelula, string]>([
    ['Placa', 'AB12', 'Placa inválida'],
    ['Chassi', 'X1', 'chassi'],
    ['Chassi', 2 ** 60, 'perdeu algarismos'],
    ['RENAVAM', '12345678901', 'RENAVAM inválido'],
    ['Mínimo', 'dois mil', '1.234,56'],
    ['Mínimo', '1,234.56', '1.234,56'],
    ['Mínimo', -5, 'negativo'],
    ['Mínimo', 0, 'maior que zero'],
    ['Mínimo', '99.999.999.999,00', '1.234,56'],
    ['Mínimo', 1e12, 'valor máximo'],
    ['Mínimo', true, '1.234,56'],
    ['KM', 'muito', 'número inteiro'],
    ['KM', 1.5, 'número inteiro'],
    ['KM', 99_999_999, 'entre 0 e'],
    ['Ano', 1850, 'entre 1900 e 2028'],
    ['Ano', new Date('2011-10-01'), 'Formate a coluna como texto'],
    ['Combustível', 'querosene', 'Use um destes'],
    ['Possui chave', 'talvez', 'Sim ou Não'],
    ['Comissão', 45, 'entre 0 e 30'],
    ['Comissão', 'cinco', 'entre 0 e 30'],
    ['UF', 'XX', 'sigla'],
    ['Comitente', '12.345.678/0001-00', 'CNPJ'],
    ['Início', '31/02/2026', 'Data inválida'],
    ['Início', 45000, 'Data inválida'],
    ['Código FIPE', '123', 'FIPE'],
    ['Tipo', 'disco voador', 'desconhecido'],
    ['Bateria', 'talvez', 'Use um destes'],
    ['Mínimo', '#N/D', 'erro de fórmula'],
    ['Coluna qualquer', '#REF!', 'erro de fórmula'],
  ])('%s: %j is an error at its cell', (titulo, valor, trecho) => {
    const { erros, valores } = celula(titulo, valor)
    expect(erros).toHaveLength(1)
    expect(erros[0]).toMatchObject({
      linha: 2,
      coluna: 'C',
      titulo,
      mensagem: expect.stringContaining(trecho),
    })
    expect(Object.keys(valores).sort()).toEqual(['numero', 'observacoes'])
  })

  it.each<[string, ValorDaCelula, string]>([
    ['Chassi', 'ABCDEFGH12345', '13 caracteres'],
    ['Cor', 'Burro fugido', 'fora da tabela'],
    ['Mínimo', 33.3333, 'arredondado'],
    ['Comissão', 0.05, 'Lido como 5%'],
  ])('%s: %j is only a warning', (titulo, valor, trecho) => {
    const { erros, avisos } = celula(titulo, valor)
    expect(erros).toEqual([])
    expect(avisos).toMatchObject([{ linha: 2, coluna: 'C', mensagem: expect.stringContaining(trecho) }])
  })

  it.each(['', '  ', '-', 'N/I', 'não informado', 'Sem placa', null])('%j says nothing', (valor) => {
    expect(celula('Placa', valor)).toMatchObject({ erros: [], valores: { numero: '1' } })
    expect(celula('Placa', valor).valores).not.toHaveProperty('placa')
  })

  it('accessories go to the items', () => {
    const [linha] = interpretar(
      planilha(
        ['Lote', 'Ar-condicionado', 'Pneu dianteiro', 'Eixos', 'Direção'],
        ['1', 'Sim', 'meia vida', 6, 'Elétrica'],
      ),
    )
    expect(linha?.itens).toEqual({
      arCondicionado: 'SIM',
      pneuDianteiro: 'MEIA-VIDA',
      eixos: '6',
      direcao: 'ELETRICA',
    })
  })

  it('a column of its own is stronger than what another one carries, in any order', () => {
    expect(interpretar(planilha(['Lote', 'UF', 'Cidade'], ['1', 'SP', 'Goiânia/GO']))[0]?.valores.uf).toBe(
      'SP',
    )
    expect(interpretar(planilha(['Lote', 'Cidade', 'UF'], ['1', 'Goiânia/GO', 'SP']))[0]?.valores.uf).toBe(
      'SP',
    )
  })
})

describe('rows', () => {
  it('say where their cells contradict each other', () => {
    const titulos = [
      'Lote',
      'Ano fab',
      'Ano modelo',
      'Mínimo',
      'Compre já',
      'Valor FIPE',
      'Reserva',
      'Início',
      'Encerramento',
    ]
    const [linha] = interpretar(
      planilha(titulos, [
        '1',
        2019,
        2017,
        50_000,
        40_000,
        20_000,
        100,
        '20/11/2026 10:00',
        '20/11/2026 09:00',
      ]),
    )
    expect(linha?.erros.map((e) => e.coluna)).toEqual(['C', 'I', 'E'])
    expect(linha?.avisos.map((a) => a.coluna)).toEqual(['G', 'D'])
  })

  it('totals and rows without identity are left out with a reason', () => {
    const linhas = interpretar(
      planilha(['Lote', 'Placa', 'Mínimo'], ['1', 'ABC1D23', 10], ['TOTAL', null, 10], [null, null, 10]),
    )
    expect(linhas.map((l) => l.ignorar)).toEqual([
      null,
      'Linha de total.',
      'A linha não identifica nenhum bem (placa, chassi, lote ou modelo).',
    ])
  })

  it('repetitions point to the first: same chassis, RENAVAM, lot, or the two forms of one plate', () => {
    const linhas = interpretar(
      planilha(
        ['Lote', 'Placa', 'Chassi', 'RENAVAM'],
        ['1', 'ABC1234', '9BWZZZ377VT004251', RENAVAM],
        ['2', 'ABC1C34', null, null],
        ['3', null, '9BWZZZ377VT004251', null],
        ['1', null, null, RENAVAM],
      ),
    )
    expect(linhas.map((l) => l.erros.map((e) => e.titulo))).toEqual([
      [],
      ['Placa'],
      ['Chassi'],
      ['RENAVAM', 'Lote'],
    ])
    expect(linhas[1]?.erros[0]?.mensagem).toBe('Repetido na planilha: já está na linha 2.')
  })

  it('never throw, and every problem names its row', () => {
    const qualquer: fc.Arbitrary<ValorDaCelula> = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.double(),
      fc.boolean(),
      fc.date({ noInvalidDate: false }),
      fc.constant(null),
      fc.constantFrom('1.234,56', 'ABC1D23', '2018/2019', 'Sim', '#N/D', '-', '5%', 'total'),
    )
    const titulos = COLUNAS.map((c) => c.titulo)
    fc.assert(
      fc.property(
        fc.array(fc.array(qualquer, { maxLength: titulos.length + 3 }), { maxLength: 4 }),
        (linhas) => {
          for (const l of interpretar(planilha(titulos, ...linhas))) {
            expect([...l.erros, ...l.avisos].every((p) => p.linha === l.linha && p.mensagem.length > 5)).toBe(
              true,
            )
            for (const v of [l.valores.minimo, l.valores.remocao, l.valores.km])
              if (v !== undefined) expect(Number.isSafeInteger(v)).toBe(true)
          }
        },
      ),
      { numRuns: 100 },
    )
  }, 20_000)
})

describe('template', () => {
  const conferir = (p: Planilha): void => {
    const lida = interpretarPlanilha(p, CONTEXTO)
    if (!lida.ok) throw new Error(lida.mensagem)
    const { mapeamento, linhas } = lida.interpretada
    expect(mapeamento.colunas.filter((c) => c.chave === null)).toEqual([])
    expect(linhas).toHaveLength(2)
    expect(linhas.flatMap((l) => l.erros)).toEqual([])
    const previa = montarPrevia(linhas, { hash: '', buscar: () => [], comLotes: true })
    expect(previa.totais).toMatchObject({ novo: 2, erro: 0 })
  }
  it('as CSV is read back whole', () => {
    const lido = lerCsv(modeloCsv())
    if (!lido.ok) throw new Error(lido.mensagem)
    expect(lido.planilha).toMatchObject({ separador: ';', codificacao: 'utf-8' })
    conferir(lido.planilha)
  })
  it('as XLSX is read back whole', async () => {
    const lido = await lerXlsx(await modeloXlsx())
    if (!lido.ok) throw new Error(lido.mensagem)
    expect(lido.planilha.aba).toBe('Lotes')
    conferir(lido.planilha)
  })
  it('offers only columns that exist', () =>
    expect(COLUNAS.every((c) => colunaPorChave(c.chave) === c)).toBe(true))
})
