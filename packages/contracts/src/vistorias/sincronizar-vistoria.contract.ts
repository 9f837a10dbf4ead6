import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, textoLivre, Uid } from '../core/fields.ts'
import { RespostaEnviada, SituacaoDaVistoria } from './vistoria.schemas.ts'

/** Where what a device sends is kept: in the inspection, or beside it. */
export const DestinoDaVistoria = z.object({ entidade: z.enum(['vistoria', 'vistoria_copia']), uid: z.uuid() })

export const sincronizarVistoria = defineCall('POST /v1/vistorias/:uid/sincronizar', {
  summary: 'Recebe de um aparelho o que foi respondido sem rede; o mesmo de novo não muda nada',
  permission: 'vistoria:fazer',
  params: z.object({ uid: Uid }),
  body: z.object({
    aparelho: Uid,
    aparelhoNome: textoLivre().trim().max(60, 'Use no máximo 60 caracteres').default(''),
    /** the device's clock while it sends */
    agora: Instante,
    inicio: Instante.nullish(),
    respostas: z.array(RespostaEnviada).max(200, 'Envie no máximo 200 respostas por vez'),
    /** takes over from the device that fills it in now */
    assumir: z.boolean().default(false),
  }),
  reply: z.object({
    situacao: SituacaoDaVistoria,
    destino: DestinoDaVistoria,
    /** why it is kept beside; null: it is in the inspection */
    motivo: z.string().nullable(),
    podeAssumir: z.boolean(),
    recusadas: z.array(z.string()),
    agora: Instante,
  }),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'conta', max: 1200, segundos: 600 },
})
