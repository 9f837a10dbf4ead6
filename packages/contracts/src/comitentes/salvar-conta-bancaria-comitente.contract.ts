import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, textoOpcional, Uid } from '../core/fields.ts'

export const salvarContaBancariaComitente = defineCall('POST /v1/contas-bancarias-comitentes', {
  summary: 'Inclui uma conta bancária de um comitente',
  permission: 'comitente:editar',
  body: z.object({
    comUid: Uid,
    bancoCodigo: z.string().regex(/^\d{3}$/, 'O código do banco tem 3 números'),
    banco: texto(80, 'Informe o banco'),
    agencia: texto(10, 'Informe a agência'),
    conta: texto(20, 'Informe a conta'),
    titular: texto(120, 'Informe o titular'),
    titularDocumento: texto(20, 'Informe o CPF ou CNPJ do titular'),
    pixChave: textoOpcional(120),
    recebeLote: z.boolean(),
  }),
  reply: z.object({ uid: z.uuid() }),
  refusals: { NAO_ENCONTRADO: 404, DOCUMENTO: 422 },
})
