import { SITUACOES_DE_ENVIO } from '@martelo/domain/externo/states.ts'
import { z } from 'zod'
import { Instante, textoLivre } from '../core/fields.ts'

export const NomeDoParceiro = textoLivre('Parceiro desconhecido').regex(
  /^[a-z0-9-]{2,40}$/,
  'Parceiro desconhecido',
)

const CampoDoParceiro = z.object({
  nome: z.string(),
  rotulo: z.string(),
  tipo: z.enum(['texto', 'endereco', 'segredo', 'certificado']),
  obrigatorio: z.boolean(),
  ajuda: z.string().nullable(),
  /** of a field that is no secret */
  valor: z.string().nullable(),
  /** something is saved in it */
  salvo: z.boolean(),
})

export const ParceiroDaCasa = z.object({
  nome: z.string(),
  titulo: z.string(),
  descricao: z.string(),
  campos: z.array(CampoDoParceiro),
  /** whose credential is used now */
  de: z.enum(['casa', 'plataforma']).nullable(),
  /** false: the platform alone talks to it */
  configuravel: z.boolean(),
  /** the saved one cannot be opened with the keys of this installation */
  ilegivel: z.boolean(),
  versao: z.number().int(),
  salvaAt: Instante.nullable(),
  salvaPor: z.string().nullable(),
  testadaAt: Instante.nullable(),
  testeErro: z.string().nullable(),
  testavel: z.boolean(),
  /** where the party posts its notices */
  enderecoDosAvisos: z.string().nullable(),
  pausado: z.boolean(),
  /** of the last 24 hours */
  respondidos: z.number().int(),
  falhas: z.number().int(),
  naFila: z.number().int(),
  /** messages that wait for a person */
  paraVer: z.number().int(),
})

export const RegistroNaLista = z.object({
  uid: z.string(),
  quando: Instante,
  parceiro: z.string(),
  parceiroTitulo: z.string(),
  operacao: z.string(),
  sentido: z.enum(['saida', 'entrada']),
  desfecho: z.string(),
  desfechoRotulo: z.string(),
  status: z.number().int().nullable(),
  duracaoMs: z.number().int(),
  objetoTipo: z.string().nullable(),
  objetoUid: z.string().nullable(),
  erro: z.string().nullable(),
  tentativa: z.number().int().nullable(),
  envioSituacao: z.enum(SITUACOES_DE_ENVIO).nullable(),
})

export const RegistroInteiro = RegistroNaLista.extend({
  metodo: z.string().nullable(),
  endereco: z.string().nullable(),
  pedidoCabecalhos: z.record(z.string(), z.string()).nullable(),
  pedidoCorpo: z.string().nullable(),
  respostaCabecalhos: z.record(z.string(), z.string()).nullable(),
  respostaCorpo: z.string().nullable(),
  reqId: z.string().nullable(),
  envio: z
    .object({
      uid: z.string(),
      situacao: z.enum(SITUACOES_DE_ENVIO),
      tentativas: z.number().int(),
      proximaAt: Instante.nullable(),
      erro: z.string().nullable(),
    })
    .nullable(),
  aviso: z
    .object({ situacao: z.enum(['recebido', 'processado', 'falhou']), erro: z.string().nullable() })
    .nullable(),
  /** null: it can be sent (or acted on) again; otherwise why not */
  impedimento: z.string().nullable(),
})
