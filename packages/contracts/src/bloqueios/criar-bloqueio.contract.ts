import { ATOS } from '@martelo/domain/bloqueios/bloqueio.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, texto, textoLivre, Uid } from '../core/fields.ts'
import { Impede, Tipo } from './bloqueio.schemas.ts'

export const criarBloqueio = defineCall('POST /v1/bloqueios', {
  summary:
    'Bloqueia um endereço, dispositivo, e-mail ou documento; avisa antes quando atinge quem bloqueia ou muita gente',
  permission: 'bloqueio:administrar',
  body: z.object({
    tipo: Tipo,
    alvo: textoLivre('Informe o que bloquear')
      .trim()
      .min(1, 'Informe o que bloquear')
      .max(254, 'Texto muito longo'),
    impede: z
      .array(Impede, { error: 'Escolha o que impedir' })
      .min(1, 'Escolha o que impedir')
      .max(ATOS.length),
    motivo: texto(500, 'Informe o motivo'),
    /** null: until a person ends it */
    fim: Instante.nullish(),
    /** the warnings of an earlier answer were read */
    ciente: z.boolean({ error: 'Valor inválido' }).default(false),
  }),
  reply: z.object({ uid: Uid }),
  refusals: { CAMPOS: 400, JA_BLOQUEADO: 409, CONFIRME: 409 },
})
