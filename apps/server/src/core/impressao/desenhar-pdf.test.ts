import type { Bloco, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import sharp from 'sharp'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { lerCodigos, lerPdf } from '../../../../../tests/pg/ler-pdf.ts'
import { desenharPdf } from './desenhar-pdf.ts'

const folha = (blocos: Bloco[], mais: Partial<Folha> = {}): Folha => ({
  titulo: 'Nota de arrematação',
  numero: 'nº 12/2026',
  casa: { nome: 'Casa São João', logo: null },
  cabecalho: ['Leilão de março · Avaré/SP'],
  emitidoAt: '2026-03-10T15:00:00.000Z',
  marca: null,
  completo: true,
  conferencia: { endereco: 'https://leilao.exemplo.com.br/qrcode/nota/0123456789abcdef', qrcode: '' },
  blocos,
  ...mais,
})
const semArquivos = { ler: async () => null }
const desenhar = async (folhas: Folha[], publico = semArquivos as never) => {
  const bytes = await desenharPdf({ titulo: 'Nota nº 12', folhas }, publico)
  return { ...(await lerPdf(bytes)), bytes }
}

test('text can be selected, accents and all, and the code is read from the drawn page', async () => {
  const lido = await desenhar([
    folha([
      { tipo: 'aviso', texto: 'Atenção: não é válida', alerta: true },
      { tipo: 'dados', titulo: 'Comprador', linhas: [{ rotulo: 'Nome', valor: 'Íris Conceição Łukasz' }] },
      {
        tipo: 'valores',
        titulo: 'Valores',
        linhas: [{ rotulo: 'Comissão', valor: 123_456, forte: true }],
        porExtenso: 'mil duzentos e trinta e quatro reais',
      },
      { tipo: 'assinaturas', nomes: ['Leiloeiro', 'Comprador'] },
    ]),
  ])
  expect(lido.paginas).toHaveLength(1)
  for (const t of [
    'Nota de arrematação',
    'Atenção: não é válida',
    'Íris Conceição Łukasz',
    'R$ 1.234,56',
    'Página 1 de 1',
  ])
    expect(lido.texto.replaceAll('\u00a0', ' ')).toContain(t)
  expect(await lerCodigos(lido.bytes)).toEqual(['https://leilao.exemplo.com.br/qrcode/nota/0123456789abcdef'])
})

test('a screen reader finds title, language, headings, lists, tables and pictures', async () => {
  const lido = await desenhar([
    folha([
      { tipo: 'dados', titulo: 'A', linhas: [{ rotulo: 'x', valor: 'y' }] },
      {
        tipo: 'tabela',
        titulo: 'B',
        colunas: [
          { titulo: 'Item', peso: 2, nomeia: true },
          { titulo: 'Valor', peso: 1, valor: true },
        ],
        linhas: [['um\ndois', 'R$ 1,00']],
      },
    ]),
  ])
  expect(lido).toMatchObject({ titulo: 'Nota nº 12', idioma: 'pt-BR', marcado: true })
  for (const papel of ['H1', 'H2', 'L', 'LI', 'Table', 'TR', 'TH', 'TD', 'Figure', 'P'])
    expect(lido.papeis, papel).toContain(papel)
  expect(lido.alternativos[0]).toContain('/qrcode/nota/')
})

test('a long table goes on over pages with its head, every row once; each sheet counts its own pages', async () => {
  const linhas = Array.from({ length: 120 }, (_, i) => [`Lote ${i + 1}\nChassi 9BW${i}`, 'R$ 10,00'])
  const longa = folha([
    {
      tipo: 'tabela',
      colunas: [
        { titulo: 'Cabeça da tabela', peso: 3, nomeia: true },
        { titulo: 'Preço', peso: 1, valor: true },
      ],
      linhas,
    },
  ])
  const lido = await desenhar([longa, folha([{ tipo: 'texto', paragrafos: ['Outra folha'] }])])
  const n = lido.paginas.length
  expect(n).toBeGreaterThan(3)
  expect(lido.paginas.slice(0, -1).every((p) => p.includes('Cabeça da tabela'))).toBe(true)
  for (let i = 1; i <= 120; i++)
    expect(lido.texto.match(new RegExp(`Lote ${i} `, 'g')), `Lote ${i}`).toHaveLength(1)
  expect(lido.paginas[n - 2]).toContain(`Página ${n - 1} de ${n - 1}`)
  expect(lido.paginas[n - 1]).toContain('Página 1 de 1')
})

test('pictures come from the public store with their caption; others are left out', async () => {
  const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const pedidas: string[] = []
  const publico = {
    ler: async (chave: string) => {
      pedidas.push(chave)
      return { corrente: Readable.from([png]), tamanho: png.length, tipo: 'image/png' }
    },
  }
  const lido = await desenhar(
    [
      folha([
        {
          tipo: 'fotos',
          titulo: 'Fotografias',
          fotos: [
            { endereco: '/arquivos/fotos/1/a.png', legenda: 'Frente' },
            { endereco: 'https://outro.exemplo/x.png', legenda: 'De fora' },
          ],
        },
      ]),
    ],
    publico as never,
  )
  expect(pedidas).toEqual(['fotos/1/a.png'])
  expect(lido.alternativos).toContain('Frente')
  expect(lido.alternativos).not.toContain('De fora')
})

test('a poster has its number, its name and a code of its own', async () => {
  const lido = await desenhar([
    folha(
      [
        {
          tipo: 'cartaz',
          rotulo: 'Lote',
          numero: '117',
          nome: 'VW Gol 1.0',
          linhas: ['2019/2020'],
          qrEndereco: 'https://leilao.exemplo.com.br/lote/117',
          qrcode: '',
          legenda: 'Fotos e lances',
        },
      ],
      { conferencia: null },
    ),
  ])
  expect(lido.texto).toContain('117')
  expect(await lerCodigos(lido.bytes)).toEqual(['https://leilao.exemplo.com.br/lote/117'])
})

test('what cannot be drawn is an error, and the next document is drawn', async () => {
  await expect(desenhar([])).rejects.toThrow('a document without a sheet')
  expect((await desenhar([folha([])])).paginas).toHaveLength(1)
})

test('several at once are each their own', async () => {
  const titulos = ['um', 'dois', 'três', 'quatro']
  const lidos = await Promise.all(
    titulos.map((t) => desenhar([folha([{ tipo: 'texto', paragrafos: [`documento ${t}`] }])])),
  )
  lidos.forEach((l, i) => {
    expect(l.texto).toContain(`documento ${titulos[i]}`)
  })
})

test('a table of many columns is written smaller, and parts no word and no amount', async () => {
  const palavras = ['Comprador', 'Comitente', 'Financeiras', 'Automático', 'Autorização', 'Conceição']
  const lido = await desenhar([
    folha([
      {
        tipo: 'tabela',
        colunas: [
          ...palavras.map((p) => ({ titulo: `${p} um`, peso: 3 })),
          ...['Comissão', 'Total', 'Valor'].map((titulo) => ({ titulo, peso: 1, valor: true })),
        ],
        linhas: [[...palavras.map((p) => `${p} dois`), 'R$ 3.650,00', 'R$ 178.030,00', 'R$ 73.000,00']],
      },
    ]),
  ])
  for (const t of [...palavras, 'Comissão', 'R$ 3.650,00', 'R$ 178.030,00', 'R$ 73.000,00'])
    expect(lido.texto.replaceAll('\u00a0', ' ')).toContain(t)
})
