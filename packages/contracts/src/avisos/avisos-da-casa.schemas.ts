// What a house reads of the notices it sent, and what it decides about each kind.
import { CANAIS, FORMAS, GRUPOS_DE_AVISO, IDIOMAS, PUBLICOS } from '@martelo/domain/avisos/declarar-aviso.ts'
import { SITUACOES_DE_ENTREGA } from '@martelo/domain/avisos/states.ts'
import { z } from 'zod'
import { textoLivre } from '../core/fields.ts'

export const TipoNoEndereco = z.object({ tipo: textoLivre().min(1).max(60, 'Aviso desconhecido') })
export const Canal = z.enum(CANAIS, { error: 'Canal desconhecido' })
export const Forma = z.enum(FORMAS, { error: 'Texto desconhecido' })
export const Idioma = z.enum(IDIOMAS, { error: 'Idioma desconhecido' })
export const Grupo = z.enum(Object.keys(GRUPOS_DE_AVISO) as (keyof typeof GRUPOS_DE_AVISO)[])

/** Lengths and variables are judged by the domain, with the kind at hand. */
export const TextoDoAviso = z.object({
  titulo: textoLivre().max(500, 'Texto longo demais'),
  texto: textoLivre('Texto inválido').max(10_000, 'Texto longo demais'),
})

export const AvisoConfiguravel = z.object({
  tipo: z.string(),
  nome: z.string(),
  quando: z.string(),
  grupo: Grupo,
  publico: z.enum(PUBLICOS),
  /** in use by this house */
  canais: z.array(Canal),
  textoProprio: z.boolean(),
})

export const AvisoAberto = AvisoConfiguravel.extend({
  versao: z.number(),
  possiveis: z.array(z.object({ canal: Canal, fixo: z.boolean() })),
  /** why some channel cannot be turned off */
  motivo: z.string().nullable(),
  /** where letters to the house go; only for kinds whose audience is the house */
  destinatarios: z.array(z.string()).nullable(),
  idioma: Idioma,
  /** `proprio`: null while the house uses the standard words */
  textos: z.array(
    z.object({
      forma: Forma,
      proprio: z.object({ titulo: z.string(), texto: z.string() }).nullable(),
      padrao: z.object({ titulo: z.string(), texto: z.string() }),
    }),
  ),
  variaveis: z.array(
    z.object({ nome: z.string(), rotulo: z.string(), exemplo: z.string(), formas: z.array(Forma) }),
  ),
})

export const EntregaNaLista = z.object({
  uid: z.uuid(),
  tipo: z.string(),
  /** the kind's name */
  aviso: z.string(),
  publico: z.enum(PUBLICOS).nullable(),
  titulo: z.string(),
  pessoa: z.string(),
  cliId: z.number().nullable(),
  canal: Canal,
  /** masked */
  destino: z.string(),
  situacao: z.enum(SITUACOES_DE_ENTREGA),
  motivo: z.string().nullable(),
  criadaAt: z.iso.datetime(),
  enviadaAt: z.iso.datetime().nullable(),
  entregueAt: z.iso.datetime().nullable(),
  abertaAt: z.iso.datetime().nullable(),
})

export const AssinaturaDeEmail = z.object({
  nome: textoLivre().trim().min(1, 'Informe o nome').max(80, 'No máximo 80 letras'),
  cargo: textoLivre().trim().max(80, 'No máximo 80 letras'),
  telefone: textoLivre().trim().max(40, 'No máximo 40 letras'),
  texto: textoLivre('Texto inválido').trim().max(300, 'No máximo 300 letras'),
  ativa: z.boolean({ error: 'Informe se usa a assinatura' }),
})

export const Versao = z
  .number({ error: 'Versão inválida' })
  .int('Versão inválida')
  .min(0, 'Versão inválida')
  .max(2_147_483_647, 'Versão inválida')
