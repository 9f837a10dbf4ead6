// OpenAPI 3.1 from the bound contracts, and the page that shows it. Built once, on first demand.
import { ErroDaApiSchema } from '@martelo/contracts/core/error-schema.ts'
import { PERMISSOES, papeisDe } from '@martelo/contracts/core/permissions.ts'
import { type ZodType, z } from 'zod'
import type { QualquerChamada, Tratador } from './handle.ts'

type Json = Record<string, unknown>

const esquema = (s: ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...resto } = z.toJSONSchema(s, { io, unrepresentable: 'any' }) as Json
  return resto
}

/** The document for all bound calls. Throws when a schema cannot be written as JSON Schema (a test runs it). */
export function documentoOpenApi(tratadores: Iterable<Tratador>, titulo: string): Json {
  const paths: Record<string, Json> = {}
  for (const { contract } of tratadores) {
    const caminho = contract.path.replace(/:(\w+)/g, '{$1}')
    paths[caminho] = { ...paths[caminho], [contract.method.toLowerCase()]: operacao(contract) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: titulo,
      version: '1.0.0',
      description:
        'Money is integer centavos (BRL). Instants are ISO 8601. Totals of lists travel in the header `count`.',
    },
    paths,
    components: {
      schemas: { Erro: esquema(ErroDaApiSchema, 'output') },
      securitySchemes: {
        sessao: { type: 'apiKey', in: 'cookie', name: 'mt_acesso' },
        portador: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function operacao(c: QualquerChamada): Json {
  const parametros = [...campos(c.params, 'path'), ...campos(c.query, 'query')]
  const recusas = Object.entries(c.refusals)
  const porStatus = new Map<number, string[]>()
  for (const [codigo, status] of recusas) porStatus.set(status, [...(porStatus.get(status) ?? []), codigo])
  const erro = (descricao: string): Json => ({
    description: descricao,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Erro' } } },
  })
  return {
    summary: c.summary,
    tags: [c.path.split('/')[2] ?? 'raiz'],
    ...(parametros.length > 0 ? { parameters: parametros } : {}),
    ...(c.method === 'GET' ? {} : { requestBody: corpo(c) }),
    responses: {
      200: c.file
        ? { description: 'Bytes', content: { 'application/octet-stream': {} } }
        : {
            description: 'OK',
            content: { 'application/json': { schema: esquema(c.reply, 'output') } },
            ...(c.counted ? { headers: { count: { schema: { type: 'integer' } } } } : {}),
          },
      400: erro('Campos inválidos'),
      ...(PERMISSOES[c.permission] === 'todos'
        ? {}
        : { 401: erro('Sem sessão'), 403: erro('Sem permissão') }),
      ...(c.limit ? { 429: erro('Muitos pedidos') } : {}),
      ...Object.fromEntries([...porStatus].map(([status, codigos]) => [status, erro(codigos.join(', '))])),
    },
    ...(PERMISSOES[c.permission] === 'todos' ? {} : { security: [{ sessao: [] }, { portador: [] }] }),
    'x-permission': c.permission,
    'x-roles': papeisDe(c.permission),
  }
}

function corpo(c: QualquerChamada): Json {
  const schema = esquema(c.body, 'input')
  if (!c.upload) return { content: { 'application/json': { schema } } }
  const properties = {
    ...(schema.properties as Json | undefined),
    arquivo: { type: 'array', items: { type: 'string', format: 'binary' } },
  }
  return { content: { 'multipart/form-data': { schema: { type: 'object', properties } } } }
}

function campos(s: ZodType, onde: 'path' | 'query'): Json[] {
  const e = esquema(s, 'input') as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(e.properties ?? {}).map(([name, schema]) => ({
    name,
    in: onde,
    required: onde === 'path' || (e.required?.includes(name) ?? false),
    schema,
  }))
}

/** No script, nothing from elsewhere; the page's own style stands in it. */
export const POLITICA_DA_REFERENCIA = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const

const escapar = (t: string): string => t.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

/** A plain reference page: every call, what it needs, what it answers. Works without scripts. */
export function paginaDeReferencia(doc: Json, titulo: string): string {
  const paths = doc.paths as Record<string, Record<string, Json>>
  const itens = Object.entries(paths).flatMap(([caminho, metodos]) =>
    Object.entries(metodos).map(([metodo, op]) => chamadaEmHtml(caminho, metodo, op)),
  )
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API · ${escapar(titulo)}</title>
<style>body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:3rem auto;padding:0 1.5rem;color:#1a1f2b}summary{cursor:pointer;padding:.5rem 0}code,pre{font:13px/1.5 ui-monospace,monospace}pre{background:#f4f5f8;padding:1rem;border-radius:.5rem;overflow:auto}b{display:inline-block;min-width:4.5rem}details{border-bottom:1px solid #e3e6ee}small{color:#556}</style>
<main><h1>API de ${escapar(titulo)}</h1><p>${itens.length} chamadas. Documento: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1). Valores em centavos; erros no formato <code>{ message, statusCode, error }</code>.</p>${itens.join('')}</main></html>`
}

function chamadaEmHtml(caminho: string, metodo: string, op: Json): string {
  const papeis = (op['x-roles'] as string[]).join(', ')
  const { summary, tags: _t, security: _s, ...resto } = op
  return `<details><summary><b>${metodo.toUpperCase()}</b><code>${escapar(caminho)}</code> <small>${escapar(String(summary))}${papeis ? ` · ${escapar(papeis)}` : ''}</small></summary><pre>${escapar(JSON.stringify(resto, null, 2))}</pre></details>`
}
