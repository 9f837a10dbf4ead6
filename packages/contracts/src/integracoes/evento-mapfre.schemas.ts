// The insurer's event as it travels, in both directions: `eventData` and `businessData` with a common block and one object.
import {
  CODIGOS_MAPFRE,
  OBJETOS_MAPFRE,
  PROCESSOS_MAPFRE,
  SITUACOES_MAPFRE,
} from '@martelo/domain/integracoes/eventos-mapfre.ts'
import { z } from 'zod'

const texto = (max = 200) => z.string().trim().min(1, 'Campo obrigatório').max(max)
const solto = (max = 200) => z.string().trim().max(max).nullish()
const Instante = z.iso.datetime({ offset: true, error: 'Data inválida' })

const Parte = z.object({ name: texto(), type: texto(40), timestamp: Instante, application: texto(80) })

const Lugar = z.object({
  name: texto(120),
  address: texto(),
  city: texto(80),
  state: z.string().regex(/^[A-Z]{2}$/, 'UF inválida'),
  zipCode: solto(9),
  contactName: solto(120),
  phone: solto(20),
  email: z.email('E-mail inválido').nullish(),
})

const Remocao = z.object({
  type: z.literal('removal'),
  removalId: texto(60),
  claimIds: z.array(texto(60)).max(20).default([]),
  insured: z.object({
    name: texto(120),
    document: solto(18),
    phone: solto(20),
    email: z.email('E-mail inválido').nullish(),
  }),
  vehicle: z.object({
    plate: solto(8),
    chassis: solto(17),
    brand: texto(60),
    model: texto(120),
    manufactureYear: z.number().int().min(1900).max(2100).nullish(),
    modelYear: z.number().int().min(1900).max(2100).nullish(),
    color: solto(30),
  }),
  pickup: Lugar,
  /** the yard's name as the house calls it; without one the house's own for this insurer */
  delivery: z.object({ yard: solto(120) }).nullish(),
  dates: z.object({ requested: Instante, planned: z.iso.date({ error: 'Data inválida' }).nullish() }),
  comment: solto(2000),
})

const Situacao = z.object({
  type: z.literal('status_update'),
  status: z.enum(SITUACOES_MAPFRE, { error: 'Situação desconhecida' }),
  removalId: texto(60),
  claimId: solto(60),
  date: Instante,
  yard: solto(120),
  reason: solto(500),
  /** RESULTADO_LEILAO: the hammer in centavos, and whether the consignor still has to agree */
  hammer: z.number().int().min(0).nullish(),
  buyer: solto(120),
  conditional: z.boolean().nullish(),
})

const Contato = z.object({
  type: z.literal('communication_request'),
  removalId: texto(60),
  requestId: texto(60),
  channel: z.enum(['PHONE', 'EMAIL']),
  email: z.email('E-mail inválido').nullish(),
  phone: solto(20),
  reason: texto(1000),
  answerBy: Instante.nullish(),
})

const Arquivos = z.object({
  type: z.literal('removal_files'),
  removalId: texto(60),
  files: z
    .array(
      z.object({
        name: texto(),
        mime: texto(100),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
        url: z.url(),
        kind: texto(40),
      }),
    )
    .max(100),
})

export const EventoMapfre = z.object({
  eventData: z.object({
    eventCode: z.enum(CODIGOS_MAPFRE, { error: 'Código desconhecido' }),
    eventName: texto(80),
    eventComment: z.string().max(2000).default(''),
  }),
  businessData: z.object({
    common: z.object({
      sender: Parte,
      recipient: Parte,
      processId: z.enum(PROCESSOS_MAPFRE, { error: 'Processo desconhecido' }),
      errors: z.array(z.string().max(500)).max(50).default([]),
    }),
    object: z.discriminatedUnion('type', [Remocao, Situacao, Contato, Arquivos]),
  }),
})
export type EventoMapfre = z.infer<typeof EventoMapfre>
export type RemocaoMapfre = z.infer<typeof Remocao>
export const TipoDeObjetoMapfre = z.enum(OBJETOS_MAPFRE)
