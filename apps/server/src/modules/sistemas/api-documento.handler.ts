// OpenAPI of what a key opens, and of nothing else: other calls of the product are none of a consignor's business.
import { apiDocumento } from '@martelo/contracts/sistemas/api-documento.contract.ts'
import { eventoPostado } from '@martelo/contracts/sistemas/eventos-do-comitente.schemas.ts'
import { LinhaParaImportar } from '@martelo/contracts/sistemas/sistema.schemas.ts'
import { EVENTOS_DO_COMITENTE, NOMES_DE_EVENTO } from '@martelo/domain/sistemas/escopos.ts'
import { z } from 'zod'
import { handle, tratadores } from '../../core/http/handle.ts'
import { documentoOpenApi } from '../../core/http/openapi.ts'
import { enderecosDe } from '../../core/tenant/hotsites.ts'

type Json = Record<string, unknown>
const esquema = (s: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...resto } = z.toJSONSchema(s, { io, unrepresentable: 'any' }) as Json
  return resto
}
const COMECO = '/v1/api-comitente/'

function montar(titulo: string): Json {
  const dele = [...tratadores.values()].filter(
    ({ contract: c }) => c.path.startsWith(COMECO) && c.key !== apiDocumento.key,
  )
  const doc = documentoOpenApi(dele, titulo)
  const paths = doc.paths as Record<string, Record<string, Json>>
  for (const metodos of Object.values(paths))
    for (const op of Object.values(metodos)) {
      op.security = [{ chave: [] }]
      delete op['x-permission']
      delete op['x-roles']
    }
  const componentes = doc.components as Json
  return {
    ...doc,
    info: {
      title: titulo,
      version: '1.0.0',
      description:
        'Valores em centavos (BRL). Datas em ISO 8601. Cada linha enviada em `linhas` segue o esquema LinhaParaImportar.',
    },
    webhooks: Object.fromEntries(NOMES_DE_EVENTO.map((e) => [e, { post: aviso(e) }])),
    components: {
      schemas: { ...(componentes.schemas as Json), LinhaParaImportar: esquema(LinhaParaImportar, 'input') },
      securitySchemes: { chave: { type: 'http', scheme: 'bearer', description: 'A chave do comitente' } },
    },
  }
}

const aviso = (e: (typeof NOMES_DE_EVENTO)[number]): Json => ({
  summary: EVENTOS_DO_COMITENTE[e],
  requestBody: { content: { 'application/json': { schema: esquema(eventoPostado(e), 'output') } } },
  responses: { 200: { description: 'Recebido' } },
})

handle(apiDocumento, (ctx) => {
  const { api } = enderecosDe(ctx.hotsite)[ctx.servicos.config.ambiente] ?? {}
  return Promise.resolve({
    ...montar(`API de comitentes · ${ctx.hotsite.nome}`),
    servers: [{ url: api ?? ctx.origem }],
  })
})
