// A bank account, for any kind of owner.
import { z } from 'zod'
import { texto, textoLivre, textoOpcional } from '../core/fields.ts'

export const DadosDaConta = z.object({
  bancoCodigo: textoLivre().regex(/^\d{3}$/, 'O código do banco tem 3 números'),
  banco: texto(80, 'Informe o banco'),
  agencia: texto(10, 'Informe a agência'),
  conta: texto(20, 'Informe a conta'),
  titular: texto(120, 'Informe o titular'),
  titularDocumento: texto(20, 'Informe o CPF ou CNPJ do titular'),
  pixChave: textoOpcional(120),
  /** sales are paid into it */
  recebeLote: z.boolean(),
})

export const ContaGuardada = z.object({
  uid: z.uuid(),
  bancoCodigo: z.string(),
  banco: z.string(),
  agencia: z.string(),
  conta: z.string(),
  titular: z.string(),
  titularDocumento: z.string(),
  pixChave: z.string().nullable(),
  recebeLote: z.boolean(),
})
