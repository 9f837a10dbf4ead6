// An account as its administrator sees it: never a password, never a secret.
import { z } from 'zod'
import { PAPEIS } from '../core/permissions.ts'
import { Instante, textoLivre, Uid } from '../core/fields.ts'
import { ChaveDeAcesso } from './chaves.schemas.ts'

export const LinhaDeUsuario = z.object({
  uid: Uid,
  id: z.number().int(),
  nome: z.string(),
  email: z.string(),
  nomeUsuario: z.string().nullable(),
  papeis: z.array(z.string()),
  ativo: z.boolean(),
  cliente: z.boolean(),
  ultimoAcessoAt: Instante.nullable(),
})

export const UsuarioDaCasa = LinhaDeUsuario.extend({
  versao: z.number().int(),
  motivoBloqueio: z.string().nullable(),
  criadoAt: Instante,
  temSenha: z.boolean(),
  eu: z.boolean(),
  /** why support may not see the site as this person; null: it may */
  naoSeRepresenta: z.string().nullable(),
  cliUid: z.string().nullable(),
  comitentes: z.array(z.object({ comId: z.number().int(), nome: z.string() })),
  patios: z.array(z.object({ uid: Uid, nome: z.string() })),
  sessoes: z.number().int(),
  sessoesAbertas: z.array(
    z.object({
      familia: Uid,
      aparelho: z.string(),
      ip: z.string().nullable(),
      /** as far as it is known without asking outside */
      lugar: z.string().nullable(),
      /** who acts in this account by it */
      por: z.string().nullable(),
      /** another person's account, in which he acts by it */
      em: z.string().nullable(),
      /** the one that asks */
      atual: z.boolean(),
      abertaAt: Instante,
      renovadaAt: Instante,
    }),
  ),
  regra: z.object({
    redes: z.array(z.string()),
    dias: z.array(z.number().int()),
    de: z.string().nullable(),
    ate: z.string().nullable(),
  }),
  permissoes: z.array(
    z.object({
      uid: Uid,
      permissao: z.string(),
      sentido: z.enum(['dar', 'tirar']),
      motivo: z.string(),
      por: z.string().nullable(),
      desde: Instante,
      ate: Instante.nullable(),
      emVigor: z.boolean(),
    }),
  ),
  segundoFatorAt: Instante.nullable(),
  chaves: z.array(ChaveDeAcesso),
  acessosEmitidos: z.array(
    z.object({ forma: z.string(), motivo: z.string(), por: z.string(), expira: Instante }),
  ),
  entradas: z.array(
    z.object({
      quando: Instante,
      forma: z.string(),
      resultado: z.string(),
      ip: z.string().nullable(),
      aparelho: z.string(),
    }),
  ),
})

/** What the form saves. */
export const DadosDeUsuario = z.object({
  nome: textoLivre('Informe o nome').trim().min(3, 'Informe o nome').max(150, 'Use no máximo 150 caracteres'),
  email: textoLivre('Informe o e-mail')
    .trim()
    .min(1, 'Informe o e-mail')
    .max(254, 'Use no máximo 254 caracteres'),
  nomeUsuario: textoLivre().trim().max(60, 'Use no máximo 60 caracteres').nullish(),
  papeis: z
    .array(z.enum(PAPEIS, 'Papel desconhecido'))
    .min(1, 'Escolha pelo menos um papel')
    .max(PAPEIS.length),
})
