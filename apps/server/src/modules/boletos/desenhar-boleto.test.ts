// The paper as others read it: words by pdf.js, barcode by zxing and Pix by jsQR from the drawn page.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { campoLivre, numeroDoBoleto } from '@martelo/domain/boletos/bancos.ts'
import {
  codigoDeBarras,
  formatarLinhaDigitavel,
  linhaDigitavel,
} from '@martelo/domain/boletos/linha-digitavel.ts'
import { gerarPixEstatico } from '@martelo/domain/pagamentos/pix.ts'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { lerCodigos, lerPdf } from '../../../../../tests/pg/ler-pdf.ts'
import type { BoletoComVenda } from './apresentar-boleto.ts'
import { desenharBoleto } from './desenhar-boleto.ts'

const conta = {
  banco: '341',
  agencia: '0910',
  agenciaDigito: null,
  conta: '27180',
  contaDigito: '2',
  carteira: '109',
  convenio: null,
  bancoNome: 'Itaú Unibanco',
  titular: 'Casa de Leilões São João Ltda',
  titularDocumento: '11222333000181',
  endereco: 'Goiânia',
}
const numero = numeroDoBoleto(conta, 4711)
const codigo = codigoDeBarras({
  banco: '341',
  vencimento: '2026-11-24',
  valor: 1_234_567,
  campoLivre: campoLivre(conta, numero),
})
const pix = gerarPixEstatico({ chave: 'pix@casa.com.br', nome: 'Casa', cidade: 'Goiania', valor: 1_234_567 })
const boleto = {
  vndId: 42,
  nossoNumeroImpresso: numero.impresso,
  numeroDocumento: 'V42',
  valor: 1_234_567,
  emissao: '2026-11-23',
  vencimento: '2026-11-24',
  multa: 2,
  jurosAoMes: 1,
  abatimento: 0,
  desconto: 0,
  descontoAte: null,
  diasParaBaixa: 5,
  diasParaProtesto: null,
  instrucoes: 'Lote vendido no estado.',
  codigoDeBarras: codigo,
  linhaDigitavel: linhaDigitavel(codigo),
  pixCopiaCola: pix,
  conta,
  pagador: {
    nome: 'José Conceição da Silva',
    documento: '52998224725',
    logradouro: 'Praça da Sé, 1',
    bairro: 'Sé',
    cidade: 'São Paulo',
    uf: 'SP',
    cep: '01001-000',
  },
  lotes: '001 Gol Trendline',
} as unknown as BoletoComVenda

test('says what the boleto says', async () => {
  const { texto, paginas } = await lerPdf(await desenharBoleto(boleto, 'Casa de Leilões'))
  expect(paginas).toHaveLength(1)
  for (const dito of [
    formatarLinhaDigitavel(boleto.linhaDigitavel),
    'R$ 12.345,67',
    '24/11/2026',
    'José Conceição da Silva',
    'Casa de Leilões São João Ltda',
    numero.impresso,
    'Após o vencimento, multa de 2%.',
    'Lote vendido no estado.',
    'Ficha de compensação',
  ])
    expect(texto).toContain(dito)
})

test('is read by a bank’s reader and by a telephone', async () => {
  const bytes = await desenharBoleto(boleto, 'Casa de Leilões')
  const [qr] = await lerCodigos(bytes)
  expect(qr).toBe(pix)
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } })
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pagina = await pdf.getPage(1)
  const visao = pagina.getViewport({ scale: 4 })
  const tela = createCanvas(Math.ceil(visao.width), Math.ceil(visao.height))
  const contexto = tela.getContext('2d')
  await pagina.render({ canvas: tela, canvasContext: contexto as never, viewport: visao }).promise
  const imagem = contexto.getImageData(0, 0, tela.width, tela.height)
  const lidos = await readBarcodes(imagem, { formats: ['ITF'] })
  expect(lidos.map((l) => l.text)).toEqual([codigo])
})
