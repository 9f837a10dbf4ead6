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

/** Without environments and addresses that are empty. */
export function semVazios(e: EnderecosPorAmbiente): EnderecosPorAmbiente {
  const cheios = AMBIENTES.flatMap((a) => {
    const { site, api } = e[a] ?? {}
    return site || api ? [[a, { ...(site ? { site } : {}), ...(api ? { api } : {}) }] as const] : []
  })
  return Object.fromEntries(cheios)
}

/** Errors by field, as the form names them: `enderecos.homologacao.site`. */
export async function hostsOcupados(
  { banco, servicos }: Ctx,
  hotId: number,
  e: EnderecosPorAmbiente,
): Promise<Record<string, string>> {
  if (todosOsHosts(e).length === 0) return {}
  const plataforma = servicos.config.dominio
  const alheios = new Set(
    (await todasAsCasas(banco.sistema))
      .filter((h) => h.id !== hotId)
      .flatMap((h) => [h.dominio ?? '', `${h.subdominio}.${plataforma}`, ...todosOsHosts(enderecosDe(h))]),
  )
  const campos: Record<string, string> = {}
  for (const a of AMBIENTES)
    for (const qual of ['site', 'api'] as const) {
      const origem = e[a]?.[qual]
      if (!origem) continue
      const host = hostDaOrigem(origem)
      if (host === plataforma || alheios.has(host))
        campos[`enderecos.${a}.${qual}`] = 'Este endereço já é de outro site.'
    }
  return campos
}
