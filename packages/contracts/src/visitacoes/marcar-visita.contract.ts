import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Email, Instante, texto, Uid } from '../core/fields.ts'
import { DoFormulario } from '../mensagens/formulario.schemas.ts'
import { ChaveDaVisita } from './visitacao.schemas.ts'

export const marcarVisita = defineCall('POST /v1/lotes/:lelUid/visitas', {
  summary: 'Marca uma visita a um lote no pátio, com ou sem cadastro',
  permission: 'publico',
  params: z.object({ lelUid: Uid }),
  body: DoFormulario.extend({
    inicio: Instante,
    nome: texto(120, 'Informe o seu nome'),
    email: Email,
    telefone: texto(30, 'Informe o seu telefone'),
  }),
  reply: z.object({
    /** null for a program that filled the hidden field */
    chave: ChaveDaVisita.nullable(),
    inicio: z.string(),
  }),
  refusals: {
    NAO_ENCONTRADO: 404,
    LOGIN_NECESSARIO: 401,
    CAMPOS: 400,
    HORARIO: 409,
    SEM_VISITA: 409,
    JA_MARCADA: 409,
    MUITAS: 409,
    RAPIDO: 425,
    VENCIDO: 409,
  },
  limit: { por: 'ip', max: 20, segundos: 3600 },
})
