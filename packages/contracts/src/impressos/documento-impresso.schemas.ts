// What a document is made of, for the page and for the PDF alike. A document has sheets; each begins on a new page and has a
// head, a check code and blocks. The server writes the words, already masked; page and PDF only draw.
import { z } from 'zod'

const Texto = z.object({
  tipo: z.literal('texto'),
  titulo: z.string().optional(),
  paragrafos: z.array(z.string()),
  miudo: z.boolean().optional(),
})
/** `alerta`: the document must not be relied on */
const Aviso = z.object({ tipo: z.literal('aviso'), texto: z.string(), alerta: z.boolean() })
/** a party, a vehicle, a place: names and values */
const Dados = z.object({
  tipo: z.literal('dados'),
  titulo: z.string().optional(),
  linhas: z.array(z.object({ rotulo: z.string(), valor: z.string() })),
})
/** A cell is text; lines are parted by a line break. In a column that `nomeia`, the first line is the row's name. */
const Tabela = z.object({
  tipo: z.literal('tabela'),
  titulo: z.string().optional(),
  colunas: z.array(
    z.object({
      titulo: z.string(),
      /** its share of the width */
      peso: z.number(),
      nomeia: z.boolean().optional(),
      /** an amount: set to the right */
      valor: z.boolean().optional(),
    }),
  ),
  linhas: z.array(z.array(z.string())),
  vazia: z.string().optional(),
})
/** Sums, in centavos. */
const Valores = z.object({
  tipo: z.literal('valores'),
  titulo: z.string(),
  linhas: z.array(z.object({ rotulo: z.string(), valor: z.number().int(), forte: z.boolean().optional() })),
  porExtenso: z.string().optional(),
})
const Fotos = z.object({
  tipo: z.literal('fotos'),
  titulo: z.string(),
  fotos: z.array(z.object({ endereco: z.string(), legenda: z.string() })),
})
const Assinaturas = z.object({ tipo: z.literal('assinaturas'), nomes: z.array(z.string()) })
/** Read from afar: a number as large as the sheet allows. `qrcode`: the address `qrEndereco` as an SVG document. */
const Cartaz = z.object({
  tipo: z.literal('cartaz'),
  rotulo: z.string(),
  numero: z.string(),
  nome: z.string(),
  linhas: z.array(z.string()),
  qrEndereco: z.string(),
  qrcode: z.string(),
  legenda: z.string(),
})
/** Lines with numbered points on them. `espelha`: the width within which a stroke is mirrored. Words stand beside it. */
const Desenho = z.object({
  tipo: z.literal('desenho'),
  titulo: z.string(),
  largura: z.number(),
  altura: z.number(),
  tracos: z.array(z.object({ d: z.string(), x: z.number(), y: z.number(), espelha: z.number().nullable() })),
  pontos: z.array(z.object({ x: z.number(), y: z.number(), rotulo: z.string() })),
  legendas: z.array(z.string()),
})

export const Bloco = z.discriminatedUnion('tipo', [
  Texto,
  Aviso,
  Dados,
  Tabela,
  Valores,
  Fotos,
  Assinaturas,
  Cartaz,
  Desenho,
])
export type Bloco = z.infer<typeof Bloco>

export const Folha = z.object({
  titulo: z.string(),
  numero: z.string(),
  casa: z.object({ nome: z.string(), logo: z.string().nullable() }),
  /** auction, auctioneer: one line each */
  cabecalho: z.array(z.string()),
  emitidoAt: z.string(),
  /** "2ª via", "Confidencial": stands beside the title on each page */
  marca: z.string().nullable(),
  /** false: names and documents are masked for who reads it */
  completo: z.boolean(),
  /** the check page, and its QR as an SVG document */
  conferencia: z.object({ endereco: z.string(), qrcode: z.string() }).nullable(),
  blocos: z.array(Bloco),
})
export type Folha = z.infer<typeof Folha>

export const Documento = z.object({
  titulo: z.string(),
  /** address of the same document as PDF */
  pdf: z.string(),
  folhas: z.array(Folha),
})
export type Documento = z.infer<typeof Documento>
