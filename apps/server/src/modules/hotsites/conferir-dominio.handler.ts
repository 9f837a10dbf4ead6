// What a domain must say in DNS, and whether it does. A proxy in front of it answers with its own addresses: then the A records
// differ and the page's own answer is what counts, so a CNAME or the addresses of the platform are both right.
import { Resolver } from 'node:dns/promises'
import { conferirDominio } from '@martelo/contracts/hotsites/conferir-dominio.contract.ts'
import { handle } from '../../core/http/handle.ts'

const PRAZO_MS = 3000

async function perguntar(fn: () => Promise<string[]>): Promise<string[]> {
  try {
    return await fn()
  } catch {
    // No such record, no answer, no network: nothing was found.
    return []
  }
}

handle(conferirDominio, async ({ servicos }, { query }) => {
  const r = new Resolver({ timeout: PRAZO_MS, tries: 1 })
  const plataforma = servicos.config.dominio
  const [cname, a, nossos] = await Promise.all([
    perguntar(() => r.resolveCname(query.dominio)),
    perguntar(() => r.resolve4(query.dominio)),
    perguntar(() => r.resolve4(plataforma)),
  ])
  const porCname = cname.some((c) => c.replace(/\.$/, '') === plataforma)
  const porA = a.some((ip) => nossos.includes(ip))
  return {
    registros: [
      { tipo: 'CNAME' as const, nome: query.dominio, valor: plataforma, achado: cname, certo: porCname },
      { tipo: 'A' as const, nome: query.dominio, valor: nossos.join(', '), achado: a, certo: porA },
    ],
    pronto: porCname || porA,
  }
})
