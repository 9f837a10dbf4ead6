import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'

const Acoes = z.object({
  proximo: z.boolean(),
  repetir: z.boolean(),
  revezar: z.boolean(),
  randomico: z.boolean(),
})

export const ApelidoNaSala = z.object({
  uid: Uid,
  apelido: z.string(),
  cidade: z.string().nullable(),
  estado: z.string().nullable(),
  tipoVeiculo: z.string().nullable(),
  tipoRetomada: z.string().nullable(),
  createdAt: Instante,
  createdBy: z.string().nullable(),
  /** bids of this nickname on this lot */
  qtdLances: z.number().int(),
  acoesApelido: Acoes,
})
export type ApelidoNaSala = z.infer<typeof ApelidoNaSala>

export const apelidosPorLote = defineCall('GET /v1/leilao/apelido-leiloeiro/por-lote/:lote', {
  summary: 'Apelidos do leiloeiro para um lote, com quem é o próximo, quem repete e quem reveza',
  permission: 'pregao:conduzir',
  params: z.object({ lote: Uid }),
  reply: z.array(ApelidoNaSala),
  refusals: { NAO_ENCONTRADO: 404, SEM_PERMISSAO: 403, APELIDOS_DESLIGADOS: 409 },
})
