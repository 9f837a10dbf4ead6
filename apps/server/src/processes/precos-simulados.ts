// The service of prices that houses without one of their own use in the demonstration.
import { chaveDoSistema } from '../core/auth/chaves.ts'
import type { Servicos } from '../core/servicos.ts'
import { anunciarSimulador } from '../core/simuladores.ts'
import { FIPE } from '../modules/veiculos/servico-de-precos.integration.ts'
import { iniciarPrecosDeVeiculos } from '../simuladores/precos-de-veiculos.ts'

export async function iniciarPrecos({ banco, config, externo }: Servicos): Promise<() => Promise<void>> {
  if (!config.demo) return () => Promise.resolve()
  const token = (await chaveDoSistema(banco, 'precos-simulados')).toString('hex').slice(0, 32)
  const simulado = await iniciarPrecosDeVeiculos({ token })
  const recolher = anunciarSimulador('precos-de-veiculos', simulado.url)
  const esquecer = externo.usarPlataforma(FIPE, { url: simulado.url, token })
  return async () => {
    recolher()
    esquecer()
    await simulado.parar()
  }
}
