import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Instante, Paginacao, Uid } from '../core/fields.ts'

export const LanceVencedor = z.object({
  loteId: z.number().int(),
  lelUid: Uid,
  leiUid: Uid,
  numero: z.string(),
  nome: z.string(),
  situacaoLote: z.string(),
  tipoLance: z.string(),
  tipoNegociacao: z.string(),
  valor: Centavos,
  data: Instante,
  /** the receipt of the winning bid */
  recibo: z.string(),
  vndUid: Uid.nullable(),
})

export const meusLancesVencedores = defineCall('GET /v1/cliente/meus-lances-vencedores', {
  summary: 'Lances vencedores do cliente, os mais novos primeiro',
  permission: 'lance:dar',
  query: Paginacao,
  reply: z.array(LanceVencedor),
  counted: true,
})
