import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre } from '../core/fields.ts'
import { EnderecoDoCliente } from './infos.contract.ts'

export const CAMPOS_INDIVIDUAIS = [
  'apelido',
  'nome',
  'cpf',
  'cnpj',
  'documentoSituacao',
  'email',
  'telefone',
] as const
export type CampoIndividual = (typeof CAMPOS_INDIVIDUAIS)[number]

/** `a,b`, `a b` or the name repeated. */
const Nomes = textoLivre().max(200, 'Muito longo')
const nomes = z
  .union([Nomes, z.array(Nomes)])
  .optional()
  .transform((v) =>
    [v ?? []]
      .flat()
      .flatMap((x) => x.split(/[\s,]+/))
      .filter((x) => x !== ''),
  )

export const infosIndividual = defineCall('GET /v1/cliente/infos-individual', {
  summary: 'Alguns dados do próprio cliente: os que `select` nomeia, e o endereço quando `populate` o pede',
  permission: 'cliente:area',
  query: z.object({
    select: nomes.pipe(z.array(z.enum(CAMPOS_INDIVIDUAIS, `Use ${CAMPOS_INDIVIDUAIS.join(', ')}`))),
    populate: nomes.pipe(z.array(z.enum(['address', 'endereco'], 'Use address'))),
  }),
  reply: z.object({
    apelido: z.string().optional(),
    nome: z.string().optional(),
    cpf: z.string().nullable().optional(),
    cnpj: z.string().nullable().optional(),
    documentoSituacao: z.string().optional(),
    email: z.string().optional(),
    telefone: z.string().nullable().optional(),
    address: EnderecoDoCliente.nullable().optional(),
  }),
})
