import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'

export const ENTIDADES_COM_HISTORICO = [
  'hotsite',
  'usuario',
  'cliente',
  'comitente',
  'leiloeiro',
  'incidente',
  'preferencia_do_lote',
  'proposta',
  'patio',
  'veiculo',
  'leilao',
  'lote',
  'venda',
  'venda_item',
  'pagamento',
  'boleto',
  'habilitacao',
  'caucao',
  'prestacao',
  'estadia',
  'remocao',
  'importacao',
  'vistoria',
  'vistoria_copia',
  'tipo_vistoria',
  'video_institucional',
] as const

export const historico = defineCall('GET /v1/retaguarda/historico/:entidade/:uid', {
  summary: 'Quem mudou o quê neste registro, do mais novo para o mais antigo',
  permission: 'retaguarda:entrar',
  params: z.object({ entidade: z.enum(ENTIDADES_COM_HISTORICO, 'Registro desconhecido'), uid: Uid }),
  reply: z.array(
    z.object({
      id: z.number(),
      quando: Instante,
      usuario: z.string().nullable(),
      papeis: z.array(z.string()),
      acao: z.string(),
      antes: z.record(z.string(), z.unknown()).nullable(),
      depois: z.record(z.string(), z.unknown()).nullable(),
      motivo: z.string().nullable(),
    }),
  ),
  refusals: { SEM_PERMISSAO: 403 },
})
