// A boleto, the agreement behind it and the bank's files, on the wire.
import { PADROES_DE_CNAB } from '@martelo/domain/boletos/cnab/arquivo-de-cobranca.ts'
import { SITUACOES_DE_BOLETO } from '@martelo/domain/boletos/states.ts'
import { z } from 'zod'
import { Uid } from '../core/fields.ts'

const Pode = z.object({ pode: z.boolean(), motivo: z.string().nullable() })

export const BoletoNaLista = z.object({
  uid: Uid,
  situacao: z.enum(SITUACOES_DE_BOLETO),
  rotulo: z.string(),
  /** registered, past its day, and not paid */
  vencido: z.boolean(),
  via: z.enum(['API', 'CNAB']),
  bancoCodigo: z.string(),
  nossoNumero: z.string(),
  numeroDocumento: z.string(),
  vndId: z.number().int(),
  leiUid: Uid,
  leilao: z.string(),
  cliente: z.string(),
  comitentes: z.string(),
  valor: z.number().int(),
  /** what the bank reported, all of it */
  pago: z.number().int(),
  vencimento: z.string(),
  emissao: z.string(),
  registradoAt: z.string().nullable(),
  encerradoAt: z.string().nullable(),
  erro: z.string().nullable(),
  motivo: z.string().nullable(),
  versao: z.number().int(),
  podeCancelar: Pode,
  podeSegundaVia: Pode,
})
export type BoletoNaLista = z.infer<typeof BoletoNaLista>

const Parte = z.object({ nome: z.string(), documento: z.string(), endereco: z.string() })

export const Boleto = BoletoNaLista.omit({ comitentes: true }).extend({
  beneficiario: Parte,
  pagador: Parte,
  banco: z.string(),
  agencia: z.string(),
  conta: z.string(),
  carteira: z.string(),
  abatimento: z.number().int(),
  desconto: z.number().int(),
  /** what it costs today */
  hoje: z.object({
    total: z.number().int(),
    multa: z.number().int(),
    juros: z.number().int(),
    desconto: z.number().int(),
  }),
  instrucoes: z.array(z.string()),
  /** the four below: null while the bank has not registered it */
  codigoDeBarras: z.string().nullable(),
  linhaDigitavel: z.string().nullable(),
  pix: z.object({ copiaECola: z.string(), qrcode: z.string() }).nullable(),
  pdf: z.string().nullable(),
  /** the purchase's page of the buyer, or the sale's of the house */
  daCasa: z.boolean(),
  segundaViaUid: z.string().nullable(),
  liquidacoes: z.array(
    z.object({
      dia: z.string(),
      pago: z.number().int(),
      resultado: z.string(),
      devolver: z.number().int(),
      encargos: z.number().int(),
      motivo: z.string().nullable(),
    }),
  ),
  /** where the simulated bank shows it; only in the demonstration */
  simulador: z.string().nullable(),
})
export type Boleto = z.infer<typeof Boleto>

export const ConvenioDeBoleto = z.object({
  conId: z.number().int(),
  contaUid: Uid,
  bancoCodigo: z.string(),
  banco: z.string(),
  agencia: z.string(),
  conta: z.string(),
  titular: z.string(),
  comitente: z.string().nullable(),
  /** null: the account has no agreement yet */
  convenio: z
    .object({
      via: z.enum(['API', 'CNAB']),
      padrao: z.enum(PADROES_DE_CNAB),
      carteira: z.string(),
      convenio: z.string().nullable(),
      principal: z.boolean(),
      ativo: z.boolean(),
      multa: z.number(),
      jurosAoMes: z.number(),
      diasParaBaixa: z.number().int(),
      diasParaProtesto: z.number().int().nullable(),
      instrucoes: z.string(),
      proximoNumero: z.number().int(),
      proximaRemessa: z.number().int(),
      versao: z.number().int(),
    })
    .nullable(),
  /** boletos and commands that wait for the next file */
  aguardandoRemessa: z.number().int(),
})
export type ConvenioDeBoleto = z.infer<typeof ConvenioDeBoleto>

export const ErroDoArquivo = z.object({
  linha: z.number().int(),
  campo: z.string(),
  posicoes: z.string(),
  erro: z.string(),
})

export const RemessaDeBoletos = z.object({
  uid: Uid,
  sequencial: z.number().int(),
  padrao: z.string(),
  nome: z.string(),
  banco: z.string(),
  titulos: z.number().int(),
  total: z.number().int(),
  criadaAt: z.string(),
  arquivo: z.string(),
})

export const LinhaDoRetorno = z.object({
  linha: z.number().int(),
  ocorrencia: z.string(),
  rotulo: z.string(),
  nossoNumero: z.string(),
  boletoUid: z.string().nullable(),
  vndId: z.number().int().nullable(),
  cliente: z.string().nullable(),
  valor: z.number().int(),
  pago: z.number().int(),
  /** what it does, or did */
  resultado: z.string(),
  detalhe: z.string().nullable(),
})
