import { NOMES_DE_ASSUNTOS } from '@martelo/domain/mensagens/formulario-do-site.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Email, texto, textoOpcional } from '../core/fields.ts'
import { DoFormulario } from './formulario.schemas.ts'

export const enviarContato = defineCall('POST /v1/hotsite/contato', {
  summary: 'Envia uma mensagem à casa; fica na lista da equipe e vai por e-mail',
  permission: 'publico',
  body: DoFormulario.extend({
    nome: texto(120, 'Informe o seu nome'),
    email: Email,
    telefone: textoOpcional(30),
    assunto: z.enum(NOMES_DE_ASSUNTOS, 'Escolha o assunto'),
    texto: texto(4000, 'Escreva a sua mensagem'),
  }),
  reply: z.object({ ok: z.boolean() }),
  refusals: { CAMPOS: 400, RAPIDO: 425, VENCIDO: 409 },
  limit: { por: 'ip', max: 10, segundos: 4 * 3600 },
})
