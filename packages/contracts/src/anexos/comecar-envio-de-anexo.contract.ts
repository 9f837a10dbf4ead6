import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, Uid } from '../core/fields.ts'
import { DonoDosAnexos, PastaDoAnexo, TipoDoAnexo } from './anexo.schemas.ts'
import { EnvioDeAnexo } from './envio-de-anexo.schemas.ts'

export const comecarEnvioDeAnexo = defineCall('POST /v1/anexos/:entidade/:uid/envios', {
  summary: 'Começa o envio de um arquivo grande, em partes, ou continua o que foi começado com a mesma chave',
  permission: 'anexo:enviar',
  params: DonoDosAnexos,
  body: z.object({
    nome: textoLivre().trim().min(1, 'Informe o nome do arquivo').max(200, 'Use no máximo 200 caracteres'),
    tamanho: z
      .int('Informe o tamanho do arquivo')
      .min(1, 'O arquivo está vazio')
      .max(2_000_000_000, 'O arquivo é grande demais'),
    tipo: TipoDoAnexo,
    pasta: PastaDoAnexo.default(''),
    substitui: Uid.optional(),
    chaveDoPedido: Uid,
  }),
  reply: EnvioDeAnexo,
  refusals: { NAO_ENCONTRADO: 404, ARQUIVO: 422, TIPO: 422, CHEIO: 409 },
  limit: { por: 'conta', max: 600, segundos: 600 },
})
