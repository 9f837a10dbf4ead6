import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, Uid } from '../core/fields.ts'

/** What stands in the boxes of one picture, by the names of the desk. */
const Fontes = z.array(textoLivre('Informe a fonte').trim().min(1).max(120, 'Nome muito longo')).max(8)

export const dizerTally = defineCall('POST /v1/canal-transmissao/:uid/tally', {
  summary: 'Diz a quem conduz e acompanha o leilão que fontes estão no ar e quais a mesa prepara',
  permission: 'transmissao:operar',
  params: z.object({ uid: Uid }),
  body: z.object({ programa: Fontes, previa: Fontes }),
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'conta', max: 240, segundos: 60 },
})
