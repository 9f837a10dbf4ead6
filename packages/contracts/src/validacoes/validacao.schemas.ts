// The validation of a client for a lot, as the staff reads it.
import { RESULTADOS_DE_VALIDACAO, TIPOS_DE_VALIDACAO } from '@martelo/domain/validacoes/states.ts'
import { z } from 'zod'
import { Centavos, Instante, Uid } from '../core/fields.ts'

export const TipoValidacao = z.enum(TIPOS_DE_VALIDACAO, { error: 'Tipo de validação desconhecido' })
export const Resultado = z.enum(RESULTADOS_DE_VALIDACAO, { error: 'Resultado desconhecido' })

export const Validacao = z.object({
  uid: Uid,
  cliUid: Uid,
  clienteNome: z.string(),
  lelUid: Uid,
  /** outside records that it rests on */
  procobUid: Uid.nullable(),
  ccrpvUid: Uid.nullable(),
  ciUid: Uid.nullable(),
  tipoValidacao: TipoValidacao,
  resultado: Resultado,
  /** what the registry said against the client, for those who may read its reports */
  motivos: z.array(z.string()),
  /** the bid that waits for it */
  valorDaOferta: Centavos.nullable(),
  /** what the registry said of this client since, where it says otherwise: the answer above stays until a person changes it */
  consultaDepois: z.object({ uid: Uid, resultado: Resultado, quando: Instante }).nullable(),
  aprovadoBy: z.string().nullable(),
  aprovadoAt: Instante.nullable(),
  createdBy: z.string().nullable(),
  createdAt: Instante,
  updatedBy: z.string().nullable(),
  updatedAt: Instante.nullable(),
  /** what this session may answer now */
  podem: z.array(Resultado),
})
export type Validacao = z.infer<typeof Validacao>
