import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const enviarFotosPorPlaca = defineCall('POST /v1/fotos/por-placa', {
  summary: 'Fotos de muitos veículos: o nome de cada arquivo diz a placa',
  permission: 'veiculo:editar',
  reply: z.object({
    arquivos: z.array(
      z.object({ nome: z.string(), veiUid: z.uuid().nullable(), mensagem: z.string().nullable() }),
    ),
  }),
  refusals: { ARQUIVO: 422 },
  upload: { maxArquivos: 5, maxBytes: 15 * 1024 * 1024 },
  limit: { por: 'conta', max: 1200, segundos: 300 },
})
