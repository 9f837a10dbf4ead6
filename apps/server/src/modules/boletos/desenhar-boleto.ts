// The slip as PDF: receipt of the payer above, slip of compensation below, barcode in vectors, Pix as QR. One page of A4.
import { formatarLinhaDigitavel } from '@martelo/domain/boletos/linha-digitavel.ts'
import { instrucoesDoBoleto } from '@martelo/domain/boletos/encargos.ts'
import { barrasItf } from '@martelo/domain/boletos/itf.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import Pdfkit from 'pdfkit'
import QRCode from 'qrcode'
import { FONTES } from '../../core/impressao/papel-pdf.ts'
import { type BoletoComVenda, comDigito, enderecoDe } from './apresentar-boleto.ts'

const MM = 72 / 25.4
const ESQUERDA = 15 * MM
const LARGURA = 180 * MM
const LINHA = 26

type Pdf = PDFKit.PDFDocument
interface Celula {
  readonly rotulo: string
  readonly valor: string
  /** of the whole width */
  readonly parte: number
  readonly direita?: boolean
}

function celulas(pdf: Pdf, y: number, linha: readonly Celula[]): number {
  let x = ESQUERDA
  for (const c of linha) {
    const largura = c.parte * LARGURA
    pdf.rect(x, y, largura, LINHA).lineWidth(0.5).stroke()
    pdf
      .font('texto')
      .fontSize(6)
      .text(c.rotulo, x + 3, y + 3, { width: largura - 6, lineBreak: false })
    pdf
      .font('forte')
      .fontSize(9)
      .text(c.valor, x + 3, y + 13, {
        width: largura - 6,
        height: 10,
        ellipsis: true,
        lineBreak: false,
        align: c.direita ? 'right' : 'left',
      })
    x += largura
  }
  return y + LINHA
}

function cabecalho(pdf: Pdf, b: BoletoComVenda, y: number, direita: string): number {
  pdf
    .font('forte')
    .fontSize(13)
    .text(`${b.conta.bancoNome}  |  ${b.conta.banco}`, ESQUERDA, y + 4)
  pdf
    .fontSize(direita.length > 40 ? 10.5 : 11)
    .text(direita, ESQUERDA, y + 6, { width: LARGURA, align: 'right' })
  return y + 22
}

function dados(pdf: Pdf, b: BoletoComVenda, inicio: number): number {
  const { conta } = b
  const valor = formatarReais(b.valor)
  let y = celulas(pdf, inicio, [
    { rotulo: 'Beneficiário', valor: `${conta.titular} - ${conta.titularDocumento}`, parte: 0.72 },
    { rotulo: 'Vencimento', valor: formatarDia(b.vencimento), parte: 0.28, direita: true },
  ])
  y = celulas(pdf, y, [
    { rotulo: 'Data do documento', valor: formatarDia(b.emissao), parte: 0.18 },
    { rotulo: 'Número do documento', valor: b.numeroDocumento, parte: 0.18 },
    { rotulo: 'Carteira', valor: conta.carteira, parte: 0.12 },
    { rotulo: 'Espécie', valor: 'R$', parte: 0.1 },
    {
      rotulo: 'Agência / conta',
      valor: `${comDigito(conta.agencia, conta.agenciaDigito)} / ${comDigito(conta.conta, conta.contaDigito)}`,
      parte: 0.2,
    },
    { rotulo: 'Nosso número', valor: b.nossoNumeroImpresso, parte: 0.22, direita: true },
  ])
  return celulas(pdf, y, [
    { rotulo: 'Pagador', valor: `${b.pagador.nome} - ${b.pagador.documento}`, parte: 0.72 },
    { rotulo: '(=) Valor do documento', valor, parte: 0.28, direita: true },
  ])
}

function pix(pdf: Pdf, copiaECola: string, x: number, y: number): void {
  const { modules } = QRCode.create(copiaECola, { errorCorrectionLevel: 'M' })
  const lado = 88
  const passo = lado / (modules.size + 8)
  for (let l = 0; l < modules.size; l++)
    for (let c = 0; c < modules.size; c++)
      if (modules.get(l, c)) pdf.rect(x + (c + 4) * passo, y + (l + 4) * passo, passo * 1.02, passo * 1.02)
  pdf.fill('black')
  pdf
    .font('texto')
    .fontSize(7)
    .text('Pague com Pix', x, y + lado, { width: lado, align: 'center' })
}

function codigo(pdf: Pdf, digitos: string, y: number): void {
  const { barras, largura } = barrasItf(digitos)
  const modulo = (103 * MM) / largura
  for (const b of barras) pdf.rect(ESQUERDA + 5 * MM + b.x * modulo, y, b.largura * modulo, 13 * MM)
  pdf.fill('black')
}

export async function desenharBoleto(b: BoletoComVenda, casa: string): Promise<Buffer> {
  const pdf = new Pdfkit({
    size: 'A4',
    // Embedded: the packed program has no standard fonts.
    font: FONTES.texto,
    margin: 0,
    info: { Title: `Boleto ${b.nossoNumeroImpresso}`, Author: b.conta.titular },
    lang: 'pt-BR',
  })
  for (const [nome, arquivo] of Object.entries(FONTES)) pdf.registerFont(nome, arquivo)
  const partes: Buffer[] = []
  pdf.on('data', (p: Buffer) => partes.push(p))
  const pronto = new Promise<void>((ok) => pdf.on('end', () => ok()))
  const linha = formatarLinhaDigitavel(b.linhaDigitavel)

  let y = cabecalho(pdf, b, 14 * MM, 'Recibo do pagador')
  y = dados(pdf, b, y)
  pdf.font('texto').fontSize(9)
  pdf.text(`${casa} - compra ${numeroDaVenda(b.vndId)}`, ESQUERDA, y + 8)
  pdf.text(b.lotes, ESQUERDA, y + 22, { width: LARGURA, height: 60, ellipsis: true })
  pdf.fontSize(8).text('Autenticação mecânica', ESQUERDA, y + 96, { width: LARGURA, align: 'right' })
  y += 120
  pdf
    .moveTo(ESQUERDA, y)
    .lineTo(ESQUERDA + LARGURA, y)
    .dash(3, { space: 3 })
    .stroke()
    .undash()

  y = cabecalho(pdf, b, y + 10, linha)
  y = celulas(pdf, y, [
    {
      rotulo: 'Local de pagamento',
      valor: 'Pagável em qualquer banco até o vencimento, ou por Pix',
      parte: 1,
    },
  ])
  y = dados(pdf, b, y)
  const alto = 112
  pdf.rect(ESQUERDA, y, LARGURA, alto).stroke()
  pdf
    .font('texto')
    .fontSize(6)
    .text('Instruções (texto de responsabilidade do beneficiário)', ESQUERDA + 3, y + 3)
  pdf.fontSize(8.5).text(instrucoesDoBoleto(b, b.instrucoes).join('\n'), ESQUERDA + 3, y + 13, {
    width: LARGURA - 110,
    height: alto - 16,
    ellipsis: true,
  })
  if (b.pixCopiaCola !== null) pix(pdf, b.pixCopiaCola, ESQUERDA + LARGURA - 96, y + 6)
  y += alto
  y = celulas(pdf, y, [
    {
      rotulo: 'Pagador',
      valor: `${b.pagador.nome} - ${b.pagador.documento} - ${enderecoDe(b.pagador)}`,
      parte: 1,
    },
  ])
  codigo(pdf, b.codigoDeBarras, y + 8)
  pdf
    .font('texto')
    .fontSize(8)
    .text('Ficha de compensação', ESQUERDA, y + 8, { width: LARGURA, align: 'right' })
  pdf.end()
  await pronto
  return Buffer.concat(partes)
}
