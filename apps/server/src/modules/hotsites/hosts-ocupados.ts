// Addresses of environments that another house answers at already, or has written down: a host leads to one house.
import {
  AMBIENTES,
  type EnderecosPorAmbiente,
  hostDaOrigem,
  todosOsHosts,
} from '@martelo/domain/hotsites/enderecos-por-ambiente.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { enderecosDe } from '../../core/tenant/hotsites.ts'
import { todasAsCasas } from './plataforma.sql.ts'

const DE_OUTRO = 'Este endereço já é de outro site.'

/** Without environments and addresses that are empty. */
export function semVazios(e: EnderecosPorAmbiente): EnderecosPorAmbiente {
  const cheios = AMBIENTES.flatMap((a) => {
    const { site, api } = e[a] ?? {}
    return site || api ? [[a, { ...(site ? { site } : {}), ...(api ? { api } : {}) }] as const] : []
  })
  return Object.fromEntries(cheios)
}

/** Hosts at which another house answers, or that it wrote down. */
async function hostsAlheios({ banco, servicos }: Ctx, hotId: number | null): Promise<Set<string>> {
  const casas = (await todasAsCasas(banco.sistema)).filter((h) => h.id !== hotId)
  return new Set(
    casas.flatMap((h) => [
      h.dominio ?? '',
      `${h.subdominio}.${servicos.config.dominio}`,
      ...todosOsHosts(enderecosDe(h)),
    ]),
  )
}

/** Whether this domain, or this name on the platform, leads to another house already; at which field. */
export async function casaOcupada(
  ctx: Ctx,
  hotId: number | null,
  e: { readonly subdominio: string; readonly dominio: string | null },
): Promise<Record<string, string>> {
  const plataforma = ctx.servicos.config.dominio
  const alheios = await hostsAlheios(ctx, hotId)
  const dominio = e.dominio?.replace(/^www\./, '') ?? ''
  return {
    ...(dominio !== '' && (dominio === plataforma || alheios.has(dominio)) ? { dominio: DE_OUTRO } : {}),
    ...(alheios.has(`${e.subdominio}.${plataforma}`) ? { subdominio: DE_OUTRO } : {}),
  }
}

/** Errors by field, as the form names them: `enderecos.homologacao.site`. */
export async function hostsOcupados(
  ctx: Ctx,
  hotId: number,
  e: EnderecosPorAmbiente,
): Promise<Record<string, string>> {
  if (todosOsHosts(e).length === 0) return {}
  const plataforma = ctx.servicos.config.dominio
  const alheios = await hostsAlheios(ctx, hotId)
  const campos: Record<string, string> = {}
  for (const a of AMBIENTES)
    for (const qual of ['site', 'api'] as const) {
      const origem = e[a]?.[qual]
      if (!origem) continue
      const host = hostDaOrigem(origem)
      if (host === plataforma || alheios.has(host)) campos[`enderecos.${a}.${qual}`] = DE_OUTRO
    }
  return campos
}
