// The pickup agenda on the wire.
import { z } from 'zod'
import { Comprovante } from '../vendas/venda.schemas.ts'
import { texto, textoOpcional, Uid } from '../core/fields.ts'

export const DiaDaAgenda = z.object({
  dia: z.string(),
  fechado: z.string().nullable(),
  horarios: z.array(
    z.object({
      inicio: z.string(),
      fim: z.string(),
      texto: z.string(),
      livres: z.number().int(),
      impedimento: z.string().nullable(),
    }),
  ),
})
export type DiaDaAgenda = z.infer<typeof DiaDaAgenda>

/** Who collects instead of the buyer. */
export const TerceiroInformado = z.object({
  nome: texto(120, 'Informe o nome de quem vai retirar.'),
  documento: texto(20, 'Informe o CPF de quem vai retirar.'),
  telefone: texto(20, 'Informe o telefone de quem vai retirar.'),
  email: textoOpcional(254),
})

/** One booking in the yard's agenda. */
export const Agendado = z.object({
  uid: Uid,
  itemUid: Uid,
  vndId: z.number().int(),
  versao: z.number().int(),
  inicio: z.string(),
  fim: z.string(),
  vaga: z.number().int(),
  situacao: z.string(),
  cliente: z.string(),
  documento: z.string(),
  telefone: z.string().nullable(),
  lote: z.string(),
  veiculo: z.string(),
  placa: z.string().nullable(),
  terceiro: z.object({ nome: z.string(), documento: z.string(), telefone: z.string() }).nullable(),
  /** its newest file, with the house's answer */
  autorizacao: Comprovante.nullable(),
  podeConferirAutorizacao: z.boolean(),
  entreguePara: z.string().nullable(),
  /** when who collects was let in */
  chegadaAt: z.string().nullable(),
  /** the stay of the vehicle, for its photographs */
  estadiaUid: Uid.nullable(),
  podeEntregar: z.object({ pode: z.boolean(), motivo: z.string().nullable() }),
  /** to today, of one booked for a later day; null when there is nothing to move */
  podeAntecipar: z.object({ pode: z.boolean(), motivo: z.string().nullable() }).nullable(),
  podeRegistrarAusencia: z.object({ pode: z.boolean(), motivo: z.string().nullable() }),
  podeCancelar: z.object({ pode: z.boolean(), motivo: z.string().nullable() }),
})
export type Agendado = z.infer<typeof Agendado>
