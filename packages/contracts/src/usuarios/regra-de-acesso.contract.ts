import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { inteiro, textoLivre, Uid, Versao } from '../core/fields.ts'
import { UsuarioDaCasa } from './usuario-da-casa.schemas.ts'

const Hora = textoLivre('Informe a hora').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Informe a hora')

export const regraDeAcesso = defineCall('PUT /v1/usuarios/:uid/regra-de-acesso', {
  summary:
    'De quais redes, em que dias e horas a conta entra; vale na entrada e a cada renovação (15 minutos)',
  permission: 'usuario:administrar',
  params: z.object({ uid: Uid }),
  body: z.object({
    versao: Versao,
    redes: z.array(textoLivre('Rede inválida').max(60, 'Rede inválida')).max(30, 'No máximo 30 redes'),
    dias: z.array(inteiro('Dia inválido').min(0, 'Dia inválido').max(6, 'Dia inválido')).max(7),
    de: Hora.nullable(),
    ate: Hora.nullable(),
  }),
  reply: UsuarioDaCasa,
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 422, MUDOU: 409, PROPRIA: 409 },
})
