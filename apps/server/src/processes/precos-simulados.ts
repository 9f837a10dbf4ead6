// The service of prices that houses without one of their own use in the demonstration.
import { chaveDoSistema } from '../core/auth/chaves.ts'
import type { Servicos } from '../core/servicos.ts'
import { abrirSimulador } from '../core/simuladores.ts'
import { FIPE } from '../modules/veiculos/servico-de-precos.integration.ts'
import { iniciarPrecosDeVeiculos } from '../simuladores/precos-de-veiculos.ts'

export async function iniciarPrecos({ banco, config, externo }: Servicos): Promise<() => Promise<void>> {
  if (!config.demo) return () => Promise.resolve()
  const token = (await chaveDoSistema(banco, 'precos-simulados')).toString('hex').slice(0, 32)
  const simulado = await abrirSimulador(config, 'precos-de-veiculos', () =>
    iniciarPrecosDeVeiculos({ token }),
  )
  const esquecer = externo.usarPlataforma(FIPE, { url: simulado.url, token })
  return async () => {
    esquecer()
    await simulado.parar()
  }
}
