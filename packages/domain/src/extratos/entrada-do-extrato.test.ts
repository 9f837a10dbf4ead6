import { describe, expect, test } from 'vitest'
import { lerOfx } from './ler-ofx.ts'
import { lerTabela } from './ler-tabela.ts'
import { centavosDoTexto, diaDoTexto } from './entrada-do-extrato.ts'
import { proporPar } from './propor-par.ts'

const ofx = (lancamentos: string) => `OFXHEADER:100
DATA:OFXSGML

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><BANKID>0341<ACCTID>0910271802<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260301
${lancamentos}
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

test('OFX without and with closing tags says the same; debits are left out', () => {
  const sgml = ofx(
    '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260309100000[-03:EST]<TRNAMT>10500.50<FITID>N1<MEMO>TED JOSE &amp; FILHOS</STMTTRN>\n<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260309<TRNAMT>-10,50<FITID>N2<MEMO>TARIFA</STMTTRN>',
  )
  const xml = ofx(
    '<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20260309</DTPOSTED><TRNAMT>10500,50</TRNAMT><FITID>N1</FITID><MEMO>TED JOSE &amp; FILHOS</MEMO></STMTTRN>',
  )
  const esperada = {
    chave: 'ofx:0341:0910271802:N1:2026-03-09:1050050',
    dia: '2026-03-09',
    valor: 10_500_50,
    descricao: 'TED JOSE & FILHOS',
    vndInformada: null,
  }
  expect(lerOfx(sgml)).toEqual({ linhas: [esperada], erros: [] })
  expect(lerOfx(xml)).toEqual({ linhas: [esperada], erros: [] })
})

test('what cannot be read of an OFX is said at its line and field', () => {
  const lido = lerOfx(
    ofx(
      '<STMTTRN><DTPOSTED>20261399<TRNAMT>1.00<FITID>1</STMTTRN>\n<STMTTRN><DTPOSTED>20260309<TRNAMT>abc<FITID>2</STMTTRN>\n<STMTTRN><DTPOSTED>20260309<TRNAMT>1.00</STMTTRN>',
    ),
  )
  expect(lido?.linhas).toEqual([])
  expect(lido?.erros.map((e) => [e.linha, e.campo])).toEqual([
    [6, 'DTPOSTED'],
    [7, 'TRNAMT'],
    [8, 'FITID'],
  ])
  expect(lerOfx('lixo')).toBeNull()
})

const tabela = (...linhas: string[]) => linhas.map((l, i) => ({ numero: i + 1, valores: l.split(';') }))

test('a table is read by its headings; two equal entries are two', () => {
  const lido = lerTabela(
    tabela(
      'Extrato da conta',
      'Histórico;Data;Valor (R$)',
      'TED Ana;09/03/2026;1.500,00',
      'TED Ana;09/03/2026;1.500,00',
      'Tarifa;09/03/2026;-3,00',
      'x;31/02/2026;1',
    ),
    'CSV',
    '2026-03-10',
  )
  expect(lido?.linhas.map((l) => [l.valor, l.chave.at(-1)])).toEqual([
    [1_500_00, '1'],
    [1_500_00, '2'],
  ])
  expect(lido?.erros).toEqual([{ linha: 6, campo: 'data', erro: 'Data inválida' }])
  expect(lerTabela(tabela('a;b', '1;2'), 'CSV', '2026-03-10')).toBeNull()
})

test('a settlement names its sale', () => {
  const lido = lerTabela(tabela('Venda;Diferença', '12;35,10', 'x;1,00'), 'PLANILHA', '2026-03-10')
  expect(lido?.linhas).toMatchObject([{ vndInformada: 12, valor: 35_10, dia: '2026-03-10' }])
  expect(lido?.erros).toMatchObject([{ linha: 3, campo: 'venda' }])
})

test.each([
  ['1.234,56', 1_234_56],
  ['1234.56', 1_234_56],
  ['R$ 10', 10_00],
  ['-3,5', -3_50],
  ['12,345', null],
  ['', null],
  ['1e9', null],
])('%s is %s', (t, esperado) => {
  expect(centavosDoTexto(t)).toBe(esperado)
})
test.each([
  ['09/03/2026', '2026-03-09'],
  ['20260309100000[-03:EST]', '2026-03-09'],
  ['2026-02-30', null],
  ['ontem', null],
])('%s is the day %s', (t, esperado) => {
  expect(diaDoTexto(t)).toBe(esperado)
})

describe('the proposed match', () => {
  const ana = { vndId: 1, nome: 'Ana Maria Souza', documento: '52998224725' }
  const bia = { vndId: 2, nome: 'Beatriz Lima', documento: '11144477735' }
  const pag = (c: typeof ana, valor: number) => ({ ...c, pagUid: `p${c.vndId}`, valor })
  const linha = (descricao: string, vndInformada: number | null = null) => ({
    valor: 100_00,
    descricao,
    vndInformada,
  })

  test.each([
    ['TED 529.982.247-25', [pag(ana, 100_00), pag(bia, 100_00)], [], 'alta', 'p1'],
    ['TED ANA M SOUZA', [pag(ana, 100_00), pag(bia, 100_00)], [], 'alta', 'p1'],
    ['TED', [pag(ana, 100_00)], [], 'media', 'p1'],
    ['TED', [pag(ana, 100_00), pag(bia, 100_00)], [], 'nenhuma', null],
    ['TED ana souza', [pag(ana, 99_99)], [], 'nenhuma', null],
  ] as const)('%s', (descricao, pagamentos, vendas, certeza, pagUid) => {
    expect(proporPar(linha(descricao), pagamentos, vendas)).toMatchObject({ certeza, pagUid })
  })

  test('a sale that waits for this sum without a payment is proposed; one that a payment waits for is not', () => {
    const vendas = [{ ...ana, restante: 100_00 }]
    expect(proporPar(linha('TED'), [], vendas)).toMatchObject({ certeza: 'media', vndId: 1, pagUid: null })
    expect(proporPar(linha('TED'), [pag(ana, 50_00)], vendas)).toMatchObject({
      certeza: 'nenhuma',
      vndId: null,
    })
    expect(proporPar(linha('', 1), [], vendas)).toMatchObject({ certeza: 'alta', vndId: 1 })
    // People write the number within the house; a sheet of ours may hold the id.
    for (const informada of [7, 3_000_007])
      expect(proporPar(linha('', informada), [], [{ ...bia, vndId: 3_000_007, restante: 1 }])).toMatchObject({
        certeza: 'alta',
        vndId: 3_000_007,
      })
    expect(proporPar(linha('', 9), [], vendas)).toMatchObject({ certeza: 'nenhuma', vndId: null })
  })
})
