import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Dia, inteiro } from '../core/fields.ts'
import { Ambiente, Escopos, NomeDaChave, PorMinuto } from './sistema.schemas.ts'

export const criarChaveDoComitente = defineCall('POST /v1/comitentes/chaves', {
  summary: 'Cria uma chave para um sistema do comitente e a mostra uma única vez',
  permission: 'sistema-comitente:gerir',
  body: z.object({
    comId: inteiro('Escolha o comitente'),
    nome: NomeDaChave,
    ambiente: Ambiente,
    escopos: Escopos,
    porMinuto: PorMinuto.optional(),
    /** works until the end of this day */
    valeAte: Dia.nullish(),
  }),
  reply: z.object({ uid: z.uuid(), chave: z.string() }),
  refusals: { NAO_ENCONTRADO: 404, DEMAIS: 422, VALIDADE: 422 },
  limit: { por: 'conta', max: 30, segundos: 3600 },
})
