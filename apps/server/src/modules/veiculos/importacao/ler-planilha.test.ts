import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import { acharSeparador, lerCsv } from './ler-csv.ts'
import { analisarArquivo } from './analisar-arquivo.ts'
import { formatoDoArquivo, hashDoArquivo } from './ler-planilha.ts'
import { lerXlsx } from './ler-xlsx.ts'
import {
  enderecoDaCelula,
  type LeituraDaPlanilha,
  LIMITES_DE_PLANILHA,
  letraDaColuna,
  type Planilha,
} from './planilha.ts'

function lida(leitura: LeituraDaPlanilha): Planilha {
  if (!leitura.ok) throw new Error(`${leitura.motivo}: ${leitura.mensagem}`)
  return leitura.planilha
}
const tabela = (p: Planilha): unknown[] => p.linhas.map((l) => [l.numero, ...l.valores])
const csv = (texto: string): Planilha => lida(lerCsv(Buffer.from(texto)))
const windows1252 = (texto: string): Buffer => Buffer.from(texto, 'latin1')

const DADOS: SheetData = [
  ['Placa', 'Mínimo', 'Início'],
  [
    'ABC1D23',
    { value: 1234.5, type: Number, format: '#,##0.00' },
    { value: new Date(Date.UTC(2026, 10, 20, 15, 30)), type: Date, format: 'dd/mm/yyyy hh:mm' },
  ],
  [null, true, null],
]
let xlsx: Buffer
beforeAll(async () => {
  xlsx = await writeXlsxFile(DADOS).toBuffer()
})

/** The same workbook with one part changed. */
function trocar(parte: string, mudar: (xml: string) => string): Uint8Array {
  const pacote = unzipSync(xlsx)
  const antes = pacote[parte]
  if (!antes) throw new Error(parte)
  pacote[parte] = strToU8(mudar(strFromU8(antes)))
  return zipSync(pacote)
}
const FOLHA = 'xl/worksheets/sheet1.xml'
const comCelulas = (celulas: string): Uint8Array =>
  trocar(FOLHA, (xml) => xml.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${celulas}</sheetData>`))

/** A workbook whose ZIP directory declares `tamanho` bytes for its strings, whatever they are. */
function declarar(tamanho: number, textos: string): Uint8Array {
  const partes = { 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/sharedStrings.xml': strToU8(textos) }
  const bytes = Buffer.from(zipSync(partes, { level: 1 }))
  // The unpacker looks into the directory at the end; the strings are its last entry.
  bytes.writeUInt32LE(tamanho, bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24)
  return bytes
}

describe('addresses', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('%i is %s', (indice, letra) => expect(letraDaColuna(indice)).toBe(letra))
  it('joins letter and row', () => expect(enderecoDaCelula(2, 5)).toBe('C5'))
})

describe('CSV', () => {
  it.each<[string, string, unknown[]]>([
    [
      'semicolons and prices',
      'placa;min\nABC1D23;1.234,56',
      [
        [1, 'placa', 'min'],
        [2, 'ABC1D23', '1.234,56'],
      ],
    ],
    [
      'commas and quotes',
      'a,b\r\n"1,5","x ""y"""\r\n',
      [
        [1, 'a', 'b'],
        [2, '1,5', 'x "y"'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'old Macintosh line ends',
      'a;b\r1;2\r',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'a break inside quotes',
      'a;b\n"x\ny";2\n3;4',
      [
        [1, 'a', 'b'],
        [2, 'x\ny', '2'],
        [3, '3', '4'],
      ],
    ],
    [
      'blank rows keep their number',
      'a;b\n\n;;\n1;2',
      [
        [1, 'a', 'b'],
        [4, '1', '2'],
      ],
    ],
    [
      'a stray quote inside a cell',
      'a;b\nroda 17" liga;2',
      [
        [1, 'a', 'b'],
        [2, 'roda 17" liga', '2'],
      ],
    ],
    [
      'Excel’s hint',
      'sep=,\na,b;c\n1,2',
      [
        [1, 'a', 'b;c'],
        [2, '1', '2'],
      ],
    ],
    [
      'one column',
      'placa\nABC1D23',
      [
        [1, 'placa'],
        [2, 'ABC1D23'],
      ],
    ],
  ])('%s', (_, texto, esperado) => expect(tabela(csv(texto))).toEqual(esperado))

  it.each<[string, Buffer, string]>([
    ['UTF-8', Buffer.from('descrição;ção\n1;2'), 'utf-8'],
    ['UTF-8 with mark', Buffer.from('\uFEFFdescrição;ção\n1;2'), 'utf-8'],
    ['Windows-1252', windows1252('descrição;ção\n1;2'), 'windows-1252'],
    ['UTF-16 with mark', Buffer.from('\uFEFFdescrição;ção\n1;2', 'utf16le'), 'utf-16le'],
  ])('%s', (_, bytes, codificacao) => {
    const planilha = lida(lerCsv(bytes))
    expect(planilha).toMatchObject({ codificacao, separador: ';' })
    expect(planilha.linhas[0]?.valores).toEqual(['descrição', 'ção'])
  })

  it('does not take prices for separators', () => {
    const linhas = Array.from({ length: 9 }, (_, i) => `carro ${i};1.200,50;2.300,75;3.400,00`)
    expect(acharSeparador(['nome;a;b;c', ...linhas].join('\n'))).toBe(';')
  })

  it.each<[string, string | Buffer, string]>([
    ['a quote that never closes', 'a;b\n"x;y\n1;2', 'corrompida'],
    ['nothing but blanks', ' ;;\n\n', 'vazia'],
    ['bytes', Buffer.from([1, 0, 2, 3]), 'tipo-errado'],
    ['too many rows', 'a\n'.repeat(LIMITES_DE_PLANILHA.linhas + 1), 'linhas-demais'],
    ['too many columns', `${'a;'.repeat(LIMITES_DE_PLANILHA.colunas)}a`, 'colunas-demais'],
    ['a cell too long', `a;${'x'.repeat(LIMITES_DE_PLANILHA.caracteres + 1)}`, 'grande-demais'],
  ])('refuses %s', (_, conteudo, motivo) =>
    expect(lerCsv(Buffer.from(conteudo as string))).toMatchObject({ ok: false, motivo }),
  )

  it('takes exactly as many rows and columns as the limits say', () => {
    expect(csv('a\n'.repeat(LIMITES_DE_PLANILHA.linhas)).linhas).toHaveLength(LIMITES_DE_PLANILHA.linhas)
    const larga = 'a;'.repeat(LIMITES_DE_PLANILHA.colunas - 1)
    expect(csv(`${larga}a`).linhas[0]?.valores).toHaveLength(LIMITES_DE_PLANILHA.colunas)
  })
})

describe('XLSX', () => {
  it('keeps text, numbers, booleans, dates and row numbers', async () => {
    const planilha = lida(await lerXlsx(xlsx))
    expect(planilha).toMatchObject({ formato: 'xlsx', aba: 'Sheet1', abas: ['Sheet1'] })
    expect(tabela(planilha)).toEqual([
      [1, 'Placa', 'Mínimo', 'Início'],
      [2, 'ABC1D23', 1234.5, new Date(Date.UTC(2026, 10, 20, 15, 30))],
      [3, null, true],
    ])
  })

  it('reads the first visible sheet, or the one that is named', async () => {
    const duas = await writeXlsxFile([
      { data: [['um']], sheet: 'Capa' },
      { data: [['dois']], sheet: 'Lotes & bens' },
    ]).toBuffer()
    expect(lida(await lerXlsx(duas))).toMatchObject({ aba: 'Capa', abas: ['Capa', 'Lotes & bens'] })
    expect(tabela(lida(await lerXlsx(duas, 'Lotes & bens')))).toEqual([[1, 'dois']])
    expect(await lerXlsx(duas, 'Outra')).toMatchObject({ ok: false, motivo: 'vazia' })
  })

  it('shows formula errors instead of losing them', async () => {
    const bytes = comCelulas(
      '<row r="2"><c r="A2" t="e"><v>#N/A</v></c><c r="B2"><v>1</v></c><c r="D2" t="e"><v>#REF!</v></c></row>',
    )
    expect(tabela(lida(await lerXlsx(bytes)))).toEqual([[2, '#ERRO!', 1, null, '#ERRO!']])
  })

  it('does not count formatted empty cells far away', async () => {
    const bytes = comCelulas(
      '<row r="1"><c r="A1"><v>7</v></c><c r="XFD1" s="1"/></row><row r="1048576"><c r="C1048576" s="1"/></row>',
    )
    expect(tabela(lida(await lerXlsx(bytes)))).toEqual([[1, 7]])
  })

  it.each<[string, () => Uint8Array, string]>([
    [
      'a cell in row 900,000',
      () => comCelulas('<row r="900000"><c r="A900000"><v>1</v></c></row>'),
      'linhas-demais',
    ],
    ['a cell in column 201', () => comCelulas('<row r="1"><c r="GS1"><v>1</v></c></row>'), 'colunas-demais'],
    [
      'an address outside of the format',
      () => comCelulas('<row r="1"><c r="ZZZZZZZ1"><v>1</v></c></row>'),
      'corrompida',
    ],
    [
      'a row number outside of the format',
      () => comCelulas('<row r="99999999999"><c r="A1"><v>1</v></c></row>'),
      'corrompida',
    ],
    ['cells without address', () => comCelulas('<row><c><v>1</v></c></row>'), 'corrompida'],
    ['XML cut in the middle', () => trocar(FOLHA, (xml) => xml.slice(0, 700)), 'corrompida'],
    ['a sheet that is no sheet', () => trocar(FOLHA, () => 'não é XML'), 'corrompida'],
    ['an unknown style', () => comCelulas('<row r="3"><c r="C3" s="99"><v>1</v></c></row>'), 'corrompida'],
    ['a ZIP of something else', () => zipSync({ 'word/document.xml': strToU8('<w/>') }), 'tipo-errado'],
    ['a ZIP cut in the middle', () => xlsx.subarray(0, 900), 'corrompida'],
    ['a workbook without sheets', () => trocar('xl/workbook.xml', () => '<workbook/>'), 'vazia'],
    ['a bomb: 300 MB when opened', () => declarar(300 * 1024 * 1024, 'um pouco'), 'bomba'],
    [
      'a bomb in many parts',
      () =>
        zipSync(
          Object.fromEntries(Array.from({ length: 2100 }, (_, i) => [`xl/p${i}.xml`, new Uint8Array()])),
        ),
      'bomba',
    ],
  ])('refuses %s', async (_, bytes, motivo) => {
    const leitura = await lerXlsx(bytes())
    expect(leitura).toMatchObject({ ok: false, motivo })
    expect(!leitura.ok && leitura.mensagem).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/)
  })

  it('is not fooled by a header that declares less than there is', async () => {
    const bytes = declarar(100, ' '.repeat(40 * 1024 * 1024))
    const antes = process.memoryUsage().arrayBuffers
    expect((await lerXlsx(bytes)).ok).toBe(false)
    expect(process.memoryUsage().arrayBuffers - antes).toBeLessThan(20 * 1024 * 1024)
  }, 20_000)

  it('does not expand entities', async () => {
    const bytes = trocar(
      FOLHA,
      (xml) =>
        `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${xml.replace(/<sheetData>.*<\/sheetData>/s, '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>x&b;</t></is></c></row></sheetData>')}`,
    )
    expect(tabela(lida(await lerXlsx(bytes)))).toEqual([[1, 'x&b;']])
  })
})

describe('the door', () => {
  const OPCOES = { anoCorrente: 2026 }

  it('gives up in time, and leaves the next one in', async () => {
    expect(await analisarArquivo(xlsx, OPCOES, 1)).toMatchObject({ ok: false, motivo: 'demorada' })
    expect(await analisarArquivo(xlsx, OPCOES)).not.toMatchObject({ motivo: 'demorada' })
  })

  it.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'vazia'],
    ['too many bytes', new Uint8Array(LIMITES_DE_PLANILHA.bytes + 1), 'grande-demais'],
    [
      'the old Excel or a password',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0]),
      'tipo-errado',
    ],
    ['a PDF', Buffer.from('%PDF-1.7'), 'tipo-errado'],
    ['a photograph', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'tipo-errado'],
    ['a page', Buffer.from('<!DOCTYPE html><table>'), 'tipo-errado'],
    ['a program', Buffer.from('MZ\x90\0\x03'), 'tipo-errado'],
  ])('refuses %s', async (_, bytes, motivo) =>
    expect(await analisarArquivo(bytes, OPCOES)).toMatchObject({ ok: false, motivo }),
  )

  it('knows a notice from a sheet', () => {
    expect(formatoDoArquivo(Buffer.from('\uFEFF[ {"a": 1}]'))).toBe('json')
    expect(formatoDoArquivo(Buffer.from('[placa];x'))).toBe('csv')
  })

  it('names the same bytes alike', () => {
    expect(hashDoArquivo(Buffer.from('a'))).toBe(hashDoArquivo(new Uint8Array([97])))
    expect(hashDoArquivo(Buffer.from('a'))).not.toBe(hashDoArquivo(Buffer.from('b')))
  })
})

describe('never throws', () => {
  it('on any text', () => {
    const pedaco = fc.constantFrom(
      ';',
      ',',
      '\t',
      '"',
      '\n',
      '\r\n',
      'placa',
      'ç',
      ' ',
      'sep=;\n',
      '\uFEFF',
      '1.234,56',
    )
    fc.assert(
      fc.property(fc.array(pedaco, { maxLength: 40 }), (pedacos) => {
        expect(typeof lerCsv(Buffer.from(pedacos.join(''))).ok).toBe('boolean')
      }),
      { numRuns: 500 },
    )
  })
  it('on any bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (b) => typeof lerCsv(b).ok === 'boolean'))
  })
  it('on damaged workbooks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 10 }),
        async (trocas) => {
          const bytes = Buffer.from(xlsx)
          for (const [onde, valor] of trocas) bytes[onde % bytes.length] = valor
          expect(typeof (await lerXlsx(bytes)).ok).toBe('boolean')
        },
      ),
      { numRuns: 200 },
    )
  }, 20_000)
  it('on damaged sheets', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.nat(),
        fc.constantFrom('<', '>', '"', '<c r="A1">', '&', ''),
        async (de, quanto, texto) => {
          const bytes = trocar(FOLHA, (xml) => {
            const i = de % xml.length
            return xml.slice(0, i) + texto + xml.slice(i + (quanto % 30))
          })
          expect(typeof (await lerXlsx(bytes)).ok).toBe('boolean')
        },
      ),
      { numRuns: 150 },
    )
  }, 20_000)
})
