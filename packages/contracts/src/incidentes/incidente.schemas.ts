// An incident as the house sees it, and as its client does: without notes, names of the staff and internal deadlines.
import { DECISOES, SITUACOES_DE_INCIDENTE } from '@martelo/domain/incidentes/states.ts'
import { TIPOS_DE_INCIDENTE } from '@martelo/domain/incidentes/tipos-de-incidente.ts'
import { z } from 'zod'
import { CentavosApurados, textoLivre } from '../core/fields.ts'

export const TipoDeIncidente = z.enum(TIPOS_DE_INCIDENTE, { error: 'Escolha o tipo' })
/** several lines */
export const TextoDaMensagem = textoLivre('Escreva a mensagem')
  .trim()
  .min(1, 'Escreva a mensagem')
  .max(4000, 'Use no máximo 4.000 caracteres')

const Situacao = z.enum(SITUACOES_DE_INCIDENTE)
const Tipo = z.enum(TIPOS_DE_INCIDENTE)

export const IncidenteNaLista = z.object({
  uid: z.string(),
  codigo: z.string(),
  tipo: Tipo,
  situacao: Situacao,
  assunto: z.string(),
  doCliente: z.boolean(),
  cliente: z.string().nullable(),
  comitente: z.string().nullable(),
  vndId: z.number().nullable(),
  lote: z.string().nullable(),
  responsavel: z.string().nullable(),
  prazo: z.string(),
  atrasado: z.boolean(),
  criadoAt: z.string(),
})

export const Mensagem = z.object({
  uid: z.string(),
  autor: z.enum(['cliente', 'casa']),
  nome: z.string(),
  texto: z.string(),
  interna: z.boolean(),
  criadaAt: z.string(),
})

const Ato = z.object({ pode: z.boolean(), motivo: z.string().nullable() })

export const IncidenteCompleto = IncidenteNaLista.extend({
  versao: z.number(),
  clienteId: z.number().nullable(),
  comUid: z.string().nullable(),
  lelUid: z.string().nullable(),
  veiUid: z.string().nullable(),
  veiculo: z.string().nullable(),
  leilao: z.string().nullable(),
  responsavelUid: z.string().nullable(),
  abertoPor: z.string(),
  primeiraRespostaAt: z.string().nullable(),
  decisao: z.enum(DECISOES).nullable(),
  decisaoTexto: z.string().nullable(),
  valor: CentavosApurados,
  decididoPor: z.string().nullable(),
  decididoAt: z.string().nullable(),
  encerradoAt: z.string().nullable(),
  /** of the purchase, as it is now; null: the incident has none */
  compra: z
    .object({
      situacao: z.string(),
      total: CentavosApurados,
      pago: CentavosApurados,
      desconto: CentavosApurados,
      /** what this person may still take off it */
      abativel: CentavosApurados,
    })
    .nullable(),
  mensagens: z.array(Mensagem),
  podeEscrever: z.boolean(),
  atos: z.object({ assumir: Ato, perguntar: Ato, decidir: Ato, encerrar: Ato, reabrir: Ato }),
})

export const MeuIncidente = z.object({
  uid: z.string(),
  codigo: z.string(),
  tipo: Tipo,
  situacao: Situacao,
  assunto: z.string(),
  vndId: z.number().nullable(),
  lote: z.string().nullable(),
  criadoAt: z.string(),
  decisao: z.enum(DECISOES).nullable(),
  decisaoTexto: z.string().nullable(),
  valor: CentavosApurados,
  decididoAt: z.string().nullable(),
})

export const MeuIncidenteCompleto = MeuIncidente.extend({
  versao: z.number(),
  leilao: z.string().nullable(),
  /** the house answers until then */
  prazo: z.string(),
  mensagens: z.array(Mensagem.omit({ interna: true })),
  podeEscrever: z.boolean(),
  podeRetirar: z.boolean(),
})
