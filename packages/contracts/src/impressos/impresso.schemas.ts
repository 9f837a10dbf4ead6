// What printed pages carry. The server masks names and documents for all but the owner.
import { z } from 'zod'

export const Cabecalho = z.object({
  hotsite: z.object({
    nome: z.string(),
    logo: z.string().nullable(),
    cidade: z.string().nullable(),
    uf: z.string().nullable(),
  }),
  /** null: a shop has none */
  leiloeiro: z
    .object({ nome: z.string(), matricula: z.string(), junta: z.string(), uf: z.string() })
    .nullable(),
  leilao: z.object({ nome: z.string(), data: z.string(), local: z.string(), edital: z.string().nullable() }),
  emitidoAt: z.string(),
  hash: z.string(),
  /** the check page, and its QR as an SVG document */
  enderecoDeConferencia: z.string(),
  qrcode: z.string(),
})

export const PessoaImpressa = z.object({
  nome: z.string(),
  documento: z.string(),
  email: z.string().nullable(),
  telefone: z.string().nullable(),
  endereco: z.string().nullable(),
})

export const ItemImpresso = z.object({
  uid: z.string(),
  numero: z.string(),
  nome: z.string(),
  ano: z.string(),
  cor: z.string().nullable(),
  combustivel: z.string().nullable(),
  placa: z.string().nullable(),
  chassi: z.string().nullable(),
  renavam: z.string().nullable(),
  numeroMotor: z.string().nullable(),
  situacao: z.string(),
  /** of a court's auction: round, case, court */
  juizo: z.string().nullable(),
  comitente: z.string(),
  comitenteCnpj: z.string().nullable(),
  valor: z.number().int(),
  valorPorExtenso: z.string(),
  arrematadoAt: z.string(),
  despesas: z.array(z.object({ rotulo: z.string(), valor: z.number().int() })),
  total: z.number().int(),
  entrega: z.string().nullable(),
  retirada: z.string(),
  /** last hash of the lot's chain of bids, so that the paper can be checked against the log */
  hashDoLote: z.string().nullable(),
  hashQrcode: z.string(),
})

export const Extrato = z.object({
  uid: z.string(),
  id: z.number().int(),
  situacao: z.string(),
  completo: z.boolean(),
  cliente: PessoaImpressa,
  /** null in the masked copy too */
  advogado: z.string().nullable(),
  endosso: z.string().nullable(),
  itens: z.array(ItemImpresso),
  pagamentos: z.array(
    z.object({
      rotulo: z.string(),
      valor: z.number().int(),
      situacao: z.string(),
      data: z.string().nullable(),
      banco: z.string().nullable(),
    }),
  ),
  linhas: z.array(z.object({ rotulo: z.string(), valor: z.number().int() })),
  valorDesconto: z.number().int(),
  valorTotal: z.number().int(),
  valorTotalPorExtenso: z.string(),
  aprovado: z.number().int(),
  restante: z.number().int(),
  dataPagamento: z.string(),
  instrucoes: z.array(z.string()),
  cabecalho: Cabecalho,
})
export type Extrato = z.infer<typeof Extrato>
export type CabecalhoImpresso = z.infer<typeof Cabecalho>
export type ItemImpresso = z.infer<typeof ItemImpresso>
