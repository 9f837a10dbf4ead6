import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const EnderecoDoCliente = z.object({
  tipoLogradouro: z.string().nullable(),
  logradouro: z.string(),
  numero: z.string(),
  complemento: z.string().nullable(),
  referencia: z.string().nullable(),
  bairro: z.string(),
  cep: z.string(),
  locId: z.number(),
  cidade: z.string(),
  estado: z.string(),
  estadoSigla: z.string(),
  regiao: z.string().nullable(),
  enderecoCompleto: z.string(),
})

export const InfosDoCliente = z.object({
  uid: z.string(),
  apelido: z.string(),
  nome: z.string(),
  natureza: z.enum(['Fisica', 'Juridica']),
  cpf: z.string().nullable(),
  cnpj: z.string().nullable(),
  rg: z.string().nullable(),
  orgaoEmissor: z.string().nullable(),
  inscricaoEstadual: z.string().nullable(),
  razaoSocial: z.string().nullable(),
  nomeFantasia: z.string().nullable(),
  nascimento: z.string().nullable(),
  email: z.string(),
  telefone1: z.string().nullable(),
  telefone2: z.string().nullable(),
  telefone3: z.string().nullable(),
  ocupacao: z.string().nullable(),
  rendaMensal: z.number().nullable(),
  interesses: z.array(z.string()),
  aceitaNovidades: z.boolean(),
  emailConfirmado: z.boolean(),
  telefoneConfirmado: z.boolean(),
  situacao: z.string(),
  documentoSituacao: z.string(),
  versao: z.number(),
  endereco: EnderecoDoCliente.nullable(),
})

export const infos = defineCall('GET /v1/cliente/infos', {
  summary: 'Os dados do próprio cliente, com o endereço',
  permission: 'cliente:area',
  reply: InfosDoCliente,
})
