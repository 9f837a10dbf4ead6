import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico, Instante } from '../core/fields.ts'
import { SituacaoDoCliente } from './consultar-situacao.contract.ts'
import { DocumentosDoCliente } from './documento.schemas.ts'
import { InfosDoCliente } from './infos.contract.ts'

export const FichaDoCliente = InfosDoCliente.extend({
  id: z.number(),
  /** what identifies him is hidden from this role */
  mascarado: z.boolean(),
  nomeFazenda: z.string().nullable(),
  ramo: z.string().nullable(),
  comoConheceu: z.string().nullable(),
  /** the registration that took this one in */
  unidoA: z.number().nullable(),
  motivoBloqueio: z.string().nullable(),
  /** the open request to be forgotten */
  exclusao: z.object({ pedidoAt: Instante, executarAt: Instante }).nullable(),
  excluidoAt: Instante.nullable(),
  /** false: an erased record that no longer tells whether it was a person or a company */
  naturezaConhecida: z.boolean(),
  observacaoInterna: z.string().nullable(),
  limiteDeCompra: z.number().nullable(),
  credenciadoDetran: z.boolean(),
  /** open lots on which his is the highest bid: what a block leaves to decide */
  lidera: z.number().int(),
  createdAt: Instante,
  ultimoAcessoAt: Instante.nullable(),
  /** his active account, for support that may see the site as he does */
  contaUid: z.uuid().nullable(),
  confirmacoes: SituacaoDoCliente,
  documentos: DocumentosDoCliente,
  logins: z.array(
    z.object({
      quando: Instante,
      forma: z.string(),
      resultado: z.string(),
      ip: z.string().nullable(),
      lugar: z.string().nullable(),
      aparelho: z.string(),
    }),
  ),
  /** what this person may do now; a text says why not */
  pode: z.object({
    aprovar: z.string().nullable(),
    divergir: z.string().nullable(),
    bloquear: z.string().nullable(),
    mostrar: z.boolean(),
    editar: z.boolean(),
    unir: z.boolean(),
  }),
})

export const fichaDoCliente = defineCall('GET /v1/clientes/:id', {
  summary: 'Tudo sobre um cliente, para a equipe (a leitura fica registrada)',
  permission: 'cliente:ver',
  params: z.object({ id: IdNumerico }),
  reply: FichaDoCliente,
  refusals: { NAO_ENCONTRADO: 404 },
})
