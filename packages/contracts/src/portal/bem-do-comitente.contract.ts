import { ETAPAS_DO_BEM, type EtapaDoBem } from '@martelo/domain/portal/etapa-do-bem.ts'
import { SITUACOES_DE_LOTE } from '@martelo/domain/lotes/situacoes.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Instante, Uid } from '../core/fields.ts'

export const EtapaDeUmBem = z.enum(Object.keys(ETAPAS_DO_BEM) as [EtapaDoBem, ...EtapaDoBem[]])

const LoteDoBem = z.object({
  lelUid: Uid,
  leiUid: Uid,
  numero: z.string(),
  leilao: z.string(),
  data: Instante,
  situacao: z.enum(SITUACOES_DE_LOTE),
  lance: Centavos.nullable(),
  reserva: Centavos.nullable(),
  arremate: Centavos.nullable(),
  multa: Centavos,
  comissao: Centavos.nullable(),
  despesas: Centavos,
  liquido: z.number().int().nullable(),
  /** in words; null: not sold */
  venda: z.string().nullable(),
  /** sales of it that were taken back, the newest first */
  anulacoes: z.array(
    z.object({ uid: Uid, em: Instante, valor: Centavos, fundamento: z.string(), destino: z.string() }),
  ),
  /** of the statement, once he may see it */
  prestacao: z
    .object({
      uid: Uid,
      codigo: z.string(),
      situacao: z.enum(['APROVADA', 'PAGA']),
      pagaAt: Instante.nullable(),
    })
    .nullable(),
})

export const bemDoComitente = defineCall('GET /v1/comitentes/bens/:uid', {
  summary:
    'Um bem do comitente, por ele ou por um lote seu, da chegada ao repasse: fotos, laudos, remoções, lotes, venda e prestação',
  permission: 'comitente:acompanhar',
  params: z.object({ uid: Uid }),
  reply: z.object({
    uid: Uid,
    nome: z.string(),
    placa: z.string().nullable(),
    chassi: z.string().nullable(),
    anoModelo: z.number().nullable(),
    tipo: z.string(),
    comitente: z.string(),
    patio: z.string().nullable(),
    desde: Instante,
    etapa: EtapaDeUmBem,
    fotos: z.array(z.object({ uid: Uid, grande: z.string(), pequena: z.string(), legenda: z.string() })),
    laudos: z.array(
      z.object({ uid: Uid, tipo: z.string(), hash: z.string(), nota: z.string().nullable(), em: Instante }),
    ),
    remocoes: z.array(
      z.object({
        uid: Uid,
        situacao: z.string(),
        de: z.string(),
        para: z.string(),
        prevista: z.string().nullable(),
        pedidaAt: Instante,
        inicioAt: Instante.nullable(),
        fimAt: Instante.nullable(),
        motivo: z.string().nullable(),
        /** what he pays for it; null: the house does, or it is not set */
        valor: Centavos.nullable(),
      }),
    ),
    despesas: z.array(
      z.object({ uid: Uid, descricao: z.string(), dia: z.string(), valor: Centavos, lancada: z.boolean() }),
    ),
    lotes: z.array(LoteDoBem),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
