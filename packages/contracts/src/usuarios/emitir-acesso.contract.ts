import { VALIDADES_DO_ACESSO } from '@martelo/domain/usuarios/segundo-fator.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, inteiro, texto, Uid } from '../core/fields.ts'

export const emitirAcesso = defineCall('POST /v1/usuarios/:uid/acesso-unico', {
  summary:
    'Emite um endereço de entrada ou uma senha de uso único para quem não recebe mensagens; com motivo, fim e carta ao titular',
  permission: 'usuario:administrar',
  params: z.object({ uid: Uid }),
  body: z.object({
    forma: z.enum(['hash', 'uso-unico'], 'Escolha a forma'),
    motivo: texto(300, 'Informe o motivo'),
    minutos: inteiro('Escolha a validade').refine(
      (n) => (VALIDADES_DO_ACESSO as readonly number[]).includes(n),
      'Escolha a validade',
    ),
  }),
  reply: z.object({
    segredo: z.string().describe('shown once: the table keeps its sum only'),
    endereco: z.string().nullable(),
    nomeUsuario: z.string(),
    expira: Instante,
  }),
  refusals: { NAO_ENCONTRADO: 404, BLOQUEADO: 409, PROPRIA: 409 },
  limit: { por: 'conta', max: 30, segundos: 3600 },
})
