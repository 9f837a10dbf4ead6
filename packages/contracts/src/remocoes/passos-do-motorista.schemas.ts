import { PASSOS_DO_MOTORISTA } from '@martelo/domain/remocoes/states.ts'
import { z } from 'zod'
import { Instante, textoOpcional, Uid } from '../core/fields.ts'

/** What happened on a phone, in order; sent again, each counts once. `posicao`: where the truck is, no change of state. */
export const PassosDoMotorista = z.object({
  /** what the phone's clock says while it sends */
  relogio: Instante,
  passos: z
    .array(
      z.object({
        chave: Uid,
        evento: z.enum([...PASSOS_DO_MOTORISTA, 'posicao'], { error: 'Passo inválido' }),
        quando: Instante,
        latitude: z
          .number('Posição inválida')
          .min(-90, 'Posição inválida')
          .max(90, 'Posição inválida')
          .nullish(),
        longitude: z
          .number('Posição inválida')
          .min(-180, 'Posição inválida')
          .max(180, 'Posição inválida')
          .nullish(),
        motivo: textoOpcional(500),
      }),
    )
    .min(1, 'Envie ao menos um passo')
    .max(200, 'No máximo 200 passos por vez'),
})

export const RespostaDosPassos = z.object({
  /** keys that are settled: done, done before, or refused for good with a reason */
  aceitos: z.array(Uid),
  recusados: z.array(z.object({ chave: Uid, motivo: z.string() })),
})
