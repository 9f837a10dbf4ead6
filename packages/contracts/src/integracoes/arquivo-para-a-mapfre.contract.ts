import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { inteiroEscrito, textoLivre, Uid } from '../core/fields.ts'

export const arquivoParaAMapfre = defineCall('GET /v1/mapfre/arquivos/:uid', {
  summary: 'Um arquivo de uma remoção, pelo endereço selado e com prazo que a seguradora recebeu',
  permission: 'publico',
  params: z.object({ uid: Uid }),
  query: z.object({ ate: inteiroEscrito('Endereço inválido'), selo: textoLivre().max(100) }),
  file: true,
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'ip', max: 600, segundos: 600 },
})
