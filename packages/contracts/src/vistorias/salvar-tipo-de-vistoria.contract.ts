import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid, Versao } from '../core/fields.ts'
import { BemVistoriado, CategoriasDaVistoria } from './vistoria.schemas.ts'

export const salvarTipoDeVistoria = defineCall('POST /v1/tipo-vistoria', {
  summary: 'Cria ou muda um tipo de vistoria; perguntas mudadas fazem uma nova versão',
  permission: 'vistoria:tipos',
  body: z.object({
    uid: Uid.nullish(),
    versao: Versao.nullish(),
    nome: texto(80, 'Informe o nome'),
    disponivelParaTipos: z.array(BemVistoriado).min(1, 'Escolha ao menos um tipo de bem').max(5),
    mostrarAoComprador: z.boolean({ error: 'Responda sim ou não' }),
    ativo: z.boolean({ error: 'Responda sim ou não' }),
    podeEditar: z.boolean({ error: 'Responda sim ou não' }),
    categorias: CategoriasDaVistoria,
    chaveDoPedido: Uid.optional(),
  }),
  reply: z.object({ uid: z.uuid(), versao: z.number(), numero: z.number() }),
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409, PROTEGIDO: 409, REPETIDO: 409, CAMPOS: 422, CHEIO: 409 },
  maxBody: 512 * 1024,
})
