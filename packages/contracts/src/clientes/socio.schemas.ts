// A company's partner, as its own people and the house see him.
import { z } from 'zod'
import { Instante, textoLivre, Uid } from '../core/fields.ts'

export const Socio = z.object({
  uid: Uid,
  nome: z.string(),
  documento: z.string(),
  participacao: z.number().nullable(),
  administrador: z.boolean(),
  documentos: z.array(
    z.object({
      uid: Uid,
      nomeOriginal: z.string(),
      tipoArquivo: z.string(),
      situacao: z.string(),
      motivo: z.string().nullable(),
      enviadoAt: Instante,
    }),
  ),
})

export const DadosDoSocio = z.object({
  nome: textoLivre('Informe o nome').max(150, 'Use no máximo 150 caracteres'),
  documento: textoLivre('Informe o CPF ou o CNPJ').max(30, 'Documento muito longo'),
  participacao: z
    .number({ error: 'Informe a participação' })
    .min(0.01, 'Informe a participação')
    .max(100, 'No máximo 100%')
    .nullable(),
  administrador: z.boolean(),
})

export const RECUSAS_DE_SOCIO = { NAO_ENCONTRADO: 404, CAMPOS: 422, SO_EMPRESA: 409 } as const
