import { SITUACOES_DE_ENTREGA } from '@martelo/domain/avisos/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Dia, textoLivre } from '../core/fields.ts'
import { Canal, EntregaNaLista } from './avisos-da-casa.schemas.ts'

export const avisosEnviados = defineCall('GET /v1/notificacoes/qb', {
  summary: 'O que foi enviado a quem, por qual canal e o que houve, do mais novo para o mais antigo',
  permission: 'aviso:ver',
  query: ConsultaDeLista.extend({
    tipo: textoLivre().max(60, 'Aviso desconhecido').optional(),
    canal: Canal.optional(),
    situacao: z.enum(SITUACOES_DE_ENTREGA, { error: 'Escolha uma opção' }).optional(),
    de: Dia.optional(),
    ate: Dia.optional(),
  }),
  reply: z.array(EntregaNaLista),
  counted: true,
})
