import {
  MAXIMO_DE_COLUNAS,
  MAXIMO_DE_LINHAS,
  MAXIMO_DE_VAGAS,
} from '@martelo/domain/estadias/planta-do-patio.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { inteiro, texto, Uid } from '../core/fields.ts'
import { PlantaDoPatio } from './planta.schemas.ts'

export const salvarPlanta = defineCall('PUT /v1/patios/:patUid/planta', {
  summary: 'Muda a planta de um pátio inteira; uma vaga ocupada não pode sair dela',
  permission: 'patio:editar',
  params: z.object({ patUid: Uid }),
  body: z.object({
    marca: texto(40, 'Abra a planta de novo'),
    vagas: z
      .array(
        z.object({
          uid: Uid.nullable(),
          codigo: texto(12, 'Informe o código da vaga'),
          linha: inteiro('Linha inválida').min(1, 'Linha inválida').max(MAXIMO_DE_LINHAS, 'Linha inválida'),
          coluna: inteiro('Coluna inválida')
            .min(1, 'Coluna inválida')
            .max(MAXIMO_DE_COLUNAS, 'Coluna inválida'),
          coberta: z.boolean('Informe se é coberta'),
        }),
      )
      .max(MAXIMO_DE_VAGAS, `No máximo ${MAXIMO_DE_VAGAS} vagas`),
  }),
  reply: PlantaDoPatio,
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409, OCUPADA: 409, CAMPOS: 422 },
})
