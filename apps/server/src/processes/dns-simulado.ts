// The DNS provider that houses without one of their own use in the demonstration.
import { chaveDoSistema } from '../core/auth/chaves.ts'
import type { Servicos } from '../core/servicos.ts'
import { abrirSimulador } from '../core/simuladores.ts'
import { DNS } from '../modules/hotsites/provedor-de-dns.integration.ts'
import { iniciarProvedorDeDns, ZONA_SIMULADA } from '../simuladores/provedor-de-dns.ts'

export async function iniciarDns({ banco, config, externo }: Servicos): Promise<() => Promise<void>> {
  if (!config.demo) return () => Promise.resolve()
  const token = (await chaveDoSistema(banco, 'dns-simulado')).toString('hex').slice(0, 32)
  const simulado = await abrirSimulador(config, 'provedor-dns', () => iniciarProvedorDeDns({ token }))
  const esquecer = externo.usarPlataforma(DNS, { url: simulado.url, token, zona: ZONA_SIMULADA })
  return async () => {
    esquecer()
    await simulado.parar()
  }
}
