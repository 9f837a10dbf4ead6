import { AMBIENTES, origemDoTexto } from '@martelo/domain/hotsites/enderecos-por-ambiente.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico, textoLivre, Versao } from '../core/fields.ts'
import { Dominio, Subdominio } from './abrir-hotsite.contract.ts'

const Origem = textoLivre('Informe o endereço')
  .max(300, 'Use no máximo 300 caracteres')
  .transform((t, c) => {
    const origem = t === '' ? '' : origemDoTexto(t)
    if (origem !== null) return origem
    c.addIssue({ code: 'custom', message: 'Use um endereço como https://leiloes.com.br, sem caminho' })
    return z.NEVER
  })
  .optional()

/** Of each environment where the site and its API answer; what is empty follows domain and subdomain. */
export const EnderecosPorAmbiente = z.partialRecord(
  z.enum(AMBIENTES, 'Ambiente desconhecido'),
  z.object({ site: Origem, api: Origem }),
)

export const mudarEnderecoDoHotsite = defineCall('PUT /v1/hotsite/admin/:id/endereco', {
  summary:
    'Muda domínio, subdomínio e tipo de um hotsite, e se ele está no ar, em preparação ou fora do ar; só a plataforma',
  permission: 'hotsite:editar',
  params: z.object({ id: IdNumerico }),
  body: z.object({
    subdominio: Subdominio,
    dominio: Dominio.nullable(),
    tipo: z.enum(['leilao', 'loja'], 'Escolha o tipo'),
    ativo: z.boolean(),
    /** with `ativo`: its staff sets it up, visitors wait */
    emPreparacao: z.boolean().default(false),
    enderecos: EnderecosPorAmbiente.default({}),
    versao: Versao,
  }),
  refusals: { SO_PLATAFORMA: 403, NAO_ENCONTRADO: 404, MUDOU: 409, CAMPOS: 422 },
})
