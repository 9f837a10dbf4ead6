import { describe, expect, it } from 'vitest'
import { analisarArquivo } from './analisar-arquivo.ts'
import { hashDoArquivo } from './ler-planilha.ts'
import { modeloCsv, modeloXlsx } from './modelo-planilha.ts'

const OPCOES = { anoCorrente: 2026 }
const LOTE = {
  lot: 'Lote 1',
  min_price: 'R$ 5.000,00',
  type: 'VEÍCULO',
  status: 'Disponibilizado',
  person: 'Permite Pessoa Jurídica',
  lot_table: [
    { venue: 'Pátio', quantity: '1', unit: 'un', description: 'VEICULO FIAT UNO 2010 XYZ1A23////' },
  ],
}
const EDITAL = {
  link: '',
  code: 'A',
  description: 'EXEMPLO',
  start_date: '',
  end_date: '',
  lots_details: [LOTE],
}
const json = (valor: unknown): Buffer => Buffer.from(JSON.stringify(valor))

describe('a file on its whole way, through the thread', () => {
  it.each([
    ['csv', () => modeloCsv()],
    ['xlsx', () => modeloXlsx()],
  ])('%s', async (formato, bytes) => {
    const arquivo = await bytes()
    const analise = await analisarArquivo(arquivo, OPCOES)
    expect(analise).toMatchObject({
      ok: true,
      hash: hashDoArquivo(arquivo),
      arquivo: { formato, editais: [] },
    })
    expect(
      analise.ok && analise.arquivo.linhas.map((l) => [l.linha, l.valores.placa, l.erros.length]),
    ).toEqual([
      [2, 'ABC1D23', 0],
      [3, 'DEF4567', 0],
    ])
    expect(analise.ok && analise.arquivo.mapeamento?.colunas[0]).toMatchObject({
      letra: 'A',
      chave: 'numero',
    })
  })

  it('a notice, the chosen one of several', async () => {
    const dois = json([
      EDITAL,
      { ...EDITAL, code: 'B', lots_details: [LOTE, { ...LOTE, lot: 'Lote 2', type: 'PNEU' }] },
    ])
    const primeiro = await analisarArquivo(dois, OPCOES)
    expect(primeiro).toMatchObject({
      ok: true,
      arquivo: {
        formato: 'edital-rfb',
        mapeamento: null,
        editais: [
          { codigo: 'A', lotes: 1 },
          { codigo: 'B', lotes: 2 },
        ],
      },
    })
    expect(primeiro.ok && primeiro.arquivo.linhas).toHaveLength(1)
    const segundo = await analisarArquivo(dois, { ...OPCOES, edital: 'B', soVeiculos: false })
    expect(segundo.ok && segundo.arquivo.linhas.map((l) => l.valores.numero)).toEqual(['1', '2'])
  })

  it.each<[string, Buffer, object, string]>([
    ['half a JSON', Buffer.from('[{"code": '), OPCOES, 'corrompida'],
    ['another JSON', json([{ a: 1 }]), OPCOES, 'tipo-errado'],
    ['a notice that is not there', json([EDITAL]), { ...OPCOES, edital: 'Z' }, 'vazia'],
    ['a list without titles', Buffer.from('a;b\n1;2\n'), OPCOES, 'vazia'],
    ['a photograph', Buffer.from([0xff, 0xd8, 0xff]), OPCOES, 'tipo-errado'],
  ])('refuses %s', async (_, bytes, opcoes, motivo) => {
    const analise = await analisarArquivo(bytes, opcoes as typeof OPCOES)
    expect(analise).toMatchObject({ ok: false, motivo, hash: hashDoArquivo(bytes) })
    expect(!analise.ok && analise.mensagem).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/)
  })
})
